import type { FieldValue } from '../../content/schemas/field-value.ts';
import type { RecordedInfo } from '../../content/schemas/recorded-file.ts';
import {
  type FieldDefinition,
  fieldTypes,
  type Template,
  toFieldId,
} from '../../content/schemas/templates.ts';
import { findId } from '../../content/stable-id.ts';
import { collectVariantIds } from '../../model/collect-variant-ids.ts';
import { findShownLanguage } from '../../model/site-model.ts';
import { toHref, toSiteOrigin } from '../layout/links.ts';
import { type FieldView, toFieldViews } from './item-field.ts';
import {
  findItem,
  findOtherVersion,
  findReadableView,
  hasLayout,
  type ItemView,
  type RequestContext,
  toIdText,
  toViewKey,
} from './item-view.ts';
import { findRendered } from './layout.ts';
import { type Paging, toPage } from './paging.ts';
import { unlessInvalid } from './unless-invalid.ts';

type Filter = { hasLayout?: boolean | null; includeTemplateIDs?: readonly (string | null)[] | null };

function matches(view: ItemView, filter: Filter): boolean {
  if (filter.hasLayout && !hasLayout(view)) return false;
  const templates = filter.includeTemplateIDs;
  return !templates || templates.some((id) => findId(id ?? '') === view.node.template.id);
}

const listChildren = ({ site, node, language }: ItemView, filter: Filter): ItemView[] =>
  node.children.flatMap((child) => {
    const view = findReadableView(site, child, language);
    return view && matches(view, filter) ? [view] : [];
  });

const findParent = ({ site, node, language }: ItemView): ItemView | null =>
  node.parent && findReadableView(site, node.parent, language);

function listAncestors(view: ItemView): ItemView[] {
  const ancestors: ItemView[] = [];
  for (let node = view.node.parent; node; node = node.parent) {
    const ancestor = findReadableView(view.site, node, view.language);
    if (ancestor) ancestors.push(ancestor);
  }
  return ancestors;
}

/** The field with which SXA leaves a page out of the sitemap. */
function findSitemapField(
  item: ItemView,
  name: string,
  { publicUrl, state }: RequestContext,
): FieldView | null {
  const { node, site, language, version } = item;
  if (name.toLowerCase() !== 'changefrequency' || node.inNavigation || !version) return null;
  const field: FieldValue = { type: 'text', value: 'do not include', line: 1 };
  const context = { site, language, publicUrl, state };
  return { item, name: 'ChangeFrequency', field, file: version.fields.file, context };
}

const getRecordedInfo = ({ version }: ItemView): RecordedInfo | null =>
  version?.layout?.kind === 'recorded' ? version.layout.info : null;

/** Lists the languages of an item: those of its own versions, without fallbacks, or those in which it was recorded. */
function listLanguages(view: ItemView): ItemView[] {
  const { site, node } = view;
  const own = site.settings.languages.filter((name) => findShownLanguage(site, node, name) === name);
  const names = getRecordedInfo(view)?.languages ?? own;
  return names.flatMap((name) => findReadableView(site, node, name) ?? []);
}

const toLanguage = (name: string) => {
  const inLanguage = (display: string): string => {
    try {
      return new Intl.DisplayNames([display], { type: 'language' }).of(name) ?? name;
    } catch (error) {
      // The code of a recorded site can have a private part, such as en-x-kids, which Intl refuses.
      if (error instanceof RangeError) return name;
      throw error;
    }
  };
  const englishName = inLanguage('en');
  return { name, englishName, nativeName: inLanguage(name), displayName: englishName };
};

function toUrl({ site, node, language }: ItemView) {
  const origin = new URL(toSiteOrigin(site.settings));
  const path = node.route === null ? node.path : toHref(site, language, node.route);
  return {
    hostName: origin.host,
    path,
    scheme: origin.protocol.replace(':', ''),
    siteName: site.settings.name,
    url: origin.origin + encodeURI(path.toWellFormed()),
  };
}

const findValid = (view: ItemView, context: RequestContext): unknown =>
  unlessInvalid(context, () => findRendered(view, context));

type WithFormat = { format: string };

type ItemArguments = { path?: string | null; language: string; version?: string | null };

/** Sitecore accepts "0" and "latest" as names of the newest version. */
const isNewest = (version: string | null | undefined): boolean =>
  !version || ['0', 'latest'].includes(version.toLowerCase());

export function item(_: unknown, { path, language, version }: ItemArguments, context: RequestContext) {
  const found = path ? findItem(context, path, language) : null;
  if (!found || isNewest(version)) return found;
  if (!/^\d{1,9}$/.test(version ?? '')) return null;
  const number = Number(version);
  return number === (found.version?.number ?? 1) ? found : findOtherVersion(context, found, number);
}

export const itemResolvers = {
  Item: { __resolveType: () => 'UnknownItem' },
  UnknownItem: {
    id: ({ node }: ItemView, { format }: WithFormat) => toIdText(node.id, format),
    name: ({ node }: ItemView) => node.name,
    displayName: ({ node }: ItemView) => node.name,
    path: ({ node }: ItemView) => node.path,
    version: ({ version }: ItemView) => version?.number ?? 1,
    language: ({ language }: ItemView) => toLanguage(language),
    languages: listLanguages,
    url: toUrl,
    template: ({ node }: ItemView) => node.template,
    field: (view: ItemView, { name }: { name: string }, context: RequestContext) =>
      toFieldViews(view, context).find((field) => field.name.toLowerCase() === name.toLowerCase()) ??
      findSitemapField(view, name, context),
    fields: (view: ItemView, _: unknown, context: RequestContext) => toFieldViews(view, context),
    parent: findParent,
    ancestors: (view: ItemView, filter: Filter) =>
      listAncestors(view).filter((item) => matches(item, filter)),
    children: (view: ItemView, filter: Filter & Paging) =>
      toPage(listChildren(view, filter), toViewKey, { ...filter, defaultSize: 10 }),
    hasChildren: (view: ItemView, filter: Filter) => listChildren(view, filter).length > 0,
    rendered: (view: ItemView, _: unknown, context: RequestContext) => findValid(view, context),
    personalization: (view: ItemView, _: unknown, context: RequestContext) => ({
      variantIds: getRecordedInfo(view)?.variantIds ?? collectVariantIds(findValid(view, context)),
    }),
  },
  ItemTemplate: {
    id: ({ id }: Template, { format }: WithFormat) => toIdText(id, format),
    baseTemplates: () => [],
    fields: (template: Template) => template.fields.map((definition) => ({ template, definition })),
    ownFields: (template: Template) => template.fields.map((definition) => ({ template, definition })),
  },
  ItemTemplateField: {
    id: ({ template, definition }: TemplateField, { format }: WithFormat) =>
      toIdText(toFieldId(template.id, definition.name), format),
    name: ({ definition }: TemplateField) => definition.name,
    title: ({ definition }: TemplateField) => definition.name,
    type: ({ definition }: TemplateField) => fieldTypes[definition.type].sitecore,
    section: () => 'Content',
    sectionSortOrder: () => 100,
    sortOrder: ({ template, definition }: TemplateField) => (template.fields.indexOf(definition) + 1) * 100,
    shared: () => false,
    source: () => '',
    unversioned: () => false,
  },
};

type TemplateField = { template: Template; definition: FieldDefinition };
