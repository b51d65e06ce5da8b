import { LayoutSchema, type Route } from '@/cms/schemas/layout-schema';
import { toPathname, toPathSegments, toPublicPath } from '@/features/sites/public-path';
import { getIn, toBoolean, toText } from '@/rendering/fields/field-values';
import { listMainPlaceholders } from '@/rendering/layout/main-placeholders';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import type { IndexedPage } from '../index/index-data';
import { createTextCollector, toSearchableText } from './text-collector';

type RawPage = { path: string; layout: unknown };
type Place = { language: string; defaultLanguage: string };

/** Components that invite to another page. */
const BANNERS: ReadonlySet<string> = new Set(['CallToAction', 'Promo']);

/** Returns what is searched of a page, without header and footer, or `null` if visitors must not find it. */
export function toIndexedPage(
  { path, layout }: RawPage,
  { language, defaultLanguage }: Place,
): IndexedPage | null {
  const segments = path.isWellFormed() ? toPathSegments(toPathname(path.split('/'))) : null;
  const route = LayoutSchema.safeParse(layout).data?.sitecore.route;
  if (!segments || !route || toBoolean(getIn(route.fields, 'NoIndex'))) return null;
  return {
    href: toPublicPath({ defaultLanguage }, { language, path: segments }),
    title: findText(route, 'Title', 'MetadataTitle') || route.displayName || route.name || path,
    description: findText(route, 'Description', 'MetadataDescription'),
    text: toPageText(route),
  };
}

function findText({ fields }: Route, ...names: string[]): string {
  for (const name of names) {
    const text = toSearchableText(toText(getIn(fields, name)));
    if (text) return text.slice(0, 300);
  }
  return '';
}

/** Many pages share the same banner, and no page is about it. It is searched only if the page has no other text. */
function toPageText(route: Route): string {
  const [own, banners] = [createTextCollector(), createTextCollector()];
  own.add(getIn(route.fields, 'Content'));
  const { placeholders = {} } = route;
  for (const name of listMainPlaceholders(route)) {
    for (const { componentName, fields } of walkRenderings({ [name]: placeholders[name] ?? [] })) {
      (BANNERS.has(componentName ?? '') ? banners : own).add(fields);
    }
  }
  return own.toText() || banners.toText();
}
