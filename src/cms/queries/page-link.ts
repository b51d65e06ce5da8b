import { z } from 'zod';
import { LanguageVersions, toLanguageNames } from './fetch-page-languages';

/** A published page as a link to it shows it. */
export type PageLink = {
  id: string;
  title: string;
  /** The path of the page, with the prefix of the language as the CMS is configured. */
  href: string;
  /** The language of the page, if it has no version in the one that was asked for. */
  language?: string;
};

/** What a query selects of an item, to make it a link. */
export const PAGE_LINK_SELECTION = `id name displayName url { path } languages { language { name } }
  navigationTitle: field(name: "NavigationTitle") { value } title: field(name: "Title") { value }`;

const TextValue = z.object({ value: z.string().nullish() }).nullish();

export const PageLinkItem = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string().nullish(),
  url: z.object({ path: z.string().nullish() }).nullish(),
  languages: LanguageVersions.nullish(),
  navigationTitle: TextValue,
  title: TextValue,
});

/** Returns no link for an item without a URL of its own, which has that of its place in the content tree. */
export function toPageLinks(item: z.infer<typeof PageLinkItem> | null, language: string): PageLink[] {
  const href = item?.url?.path ?? '';
  if (!item || !href || href.toLowerCase().startsWith('/sitecore/')) return [];
  const { id, name, displayName, navigationTitle, title } = item;
  const text = [navigationTitle?.value, title?.value, displayName].find((part) => part?.trim()) ?? name;
  return [{ id, title: text, href, language: toOtherLanguage(item.languages, language) }];
}

/** Returns the first of an item's languages if the wanted one is not among them. */
export function toOtherLanguage(
  versions: z.infer<typeof LanguageVersions> | null | undefined,
  wanted: string,
): string | undefined {
  const names = toLanguageNames(versions ?? []);
  return names.some((name) => name.toLowerCase() === wanted.toLowerCase()) ? undefined : names[0];
}
