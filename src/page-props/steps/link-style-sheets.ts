import type { Rendering, Route } from '@/cms/schemas/layout-schema';
import { getText } from '@/rendering/fields/field-values';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import type { PagePropsStep } from '../types';

/** Marks text that was written in the editor of Sitecore Pages. */
const CONTENT_CLASS = /\bclass\s*=\s*(?:"[^"]*|'[^']*)?(?<![\w-])ck-content(?![\w-])/i;
const LIBRARY_CLASS = /-library--(\S+)/;
/** The id comes from content and becomes part of a URL. */
const LIBRARY_ID = /^[\w-]{1,100}$/;

/** Adds the style sheets that Sitecore has for rich text and for design libraries, to pages that use them. */
export const linkStyleSheets: PagePropsStep = (page, { edge: { url, contextId } }) => {
  const { route } = page.layout.sitecore;
  if (!route || contextId === undefined) return page;
  const paths = [
    ...(hasContentClass(route) ? ['pages/styles/content-styles'] : []),
    ...listLibraryIds(route).map((id) => `components/styles/${id}`),
  ];
  const links = paths.map((path) => ({
    rel: 'stylesheet',
    href: `${url}/v1/files/${path}.css?sitecoreContextId=${encodeURIComponent(contextId)}`,
  }));
  return { ...page, head: { ...page.head, links: [...page.head.links, ...links] } };
};

const listParts = (route: Route): (Route | Rendering)[] => [route, ...walkRenderings(route.placeholders)];

function hasContentClass(route: Route): boolean {
  return listParts(route).some(
    (part) => hasText(part.fields) || ('contents' in part && hasText(part.contents)),
  );
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return CONTENT_CLASS.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}

function listLibraryIds(route: Route): string[] {
  const ids = listParts(route).map(findLibraryId);
  return [...new Set(ids)].filter((id) => LIBRARY_ID.test(id));
}

/** Returns the id of a rendering's design library, or an empty string. A class comes before a param and a field. */
function findLibraryId({ params, fields, attributes }: Rendering): string {
  return (
    findInClass(params?.CSSStyles) ||
    findInClass(params?.Styles) ||
    params?.LibraryId?.trim() ||
    findInClass(getText(fields, 'CSSStyles', 'value')) ||
    findInClass(getText(fields, 'Styles', 'value')) ||
    getText(fields, 'LibraryId', 'value') ||
    findInClass(getText(attributes, 'class'))
  );
}

const findInClass = (classes = ''): string => LIBRARY_CLASS.exec(classes)?.[1] ?? '';
