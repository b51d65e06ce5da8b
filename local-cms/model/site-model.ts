import type { ContentError } from '../content/content-error.ts';
import type { MediaFile } from '../content/media-catalog.ts';
import type { FieldSet } from '../content/schemas/field-value.ts';
import type { FormFile } from '../content/schemas/form-file.ts';
import type { MediaNotes } from '../content/schemas/media-notes.ts';
import type { PageFile, Placeholders } from '../content/schemas/page-file.ts';
import type { RecordedFile } from '../content/schemas/recorded-file.ts';
import type { PageRules } from '../content/schemas/rules-file.ts';
import type { Redirect, SiteSettings } from '../content/schemas/site-files.ts';
import type { Template } from '../content/schemas/templates.ts';
import type { LanguageFile } from './page-editions.ts';

export type PageLayout =
  | { kind: 'composed'; page: PageFile }
  | ({ kind: 'recorded' } & Pick<RecordedFile, 'json' | 'fieldsJson' | 'info'>);

export type ItemVersion = {
  language: string;
  /** Version numbers begin at 1. Datasources and inline items have the number of their owner. */
  number: number;
  fields: FieldSet;
  /** Null for items other than pages. */
  layout: PageLayout | null;
  /** Null for recorded pages and for items other than pages and partial designs. */
  placeholders: Placeholders | null;
};

/** An item in all its languages, for example a page, datasource, folder, partial design or phrase. */
export type ItemNode = {
  id: string;
  name: string;
  /** The item path in Sitecore, for example /sitecore/content/solvind/Home/About. */
  path: string;
  siteName: string;
  template: Template;
  /** The path of a page on the site, for example `/about`; null for other items. */
  route: string | null;
  /** True for a page if no folder in its route starts with `_`. */
  isPublic: boolean;
  inNavigation: boolean;
  order: number;
  parent: ItemNode | null;
  children: ItemNode[];
  versions: Map<string, ItemVersion>;
  /** Errors by language, for files that have been invalid since the local CMS started. */
  broken: Map<string, ContentError>;
  /** All versions of a page, for the page editor; empty in the published sites. */
  history: readonly LanguageFile[];
};

/** Finds the item with files of its own that an item belongs to: itself, or the nearest one above it. */
export function findOwner(node: ItemNode): ItemNode | null {
  for (let owner: ItemNode | null = node; owner; owner = owner.parent)
    if (owner.history.length > 0) return owner;
  return null;
}

export const createVersion = (
  version: Pick<ItemVersion, 'language' | 'number' | 'fields'>,
  more: Partial<Pick<ItemVersion, 'layout' | 'placeholders'>> = {},
): ItemVersion => ({ ...version, layout: null, placeholders: null, ...more });

export type Site = {
  /** The path of the site's folder in the content folder. */
  folder: string;
  settings: SiteSettings;
  root: ItemNode;
  home: ItemNode;
  /** Pages by route in lower case. */
  pages: ReadonlyMap<string, ItemNode>;
  errorPages: { notFound: ItemNode | null; serverError: ItemNode | null };
  shared: ReadonlyMap<string, ItemNode>;
  designs: ReadonlyMap<string, ItemNode>;
  byId: ReadonlyMap<string, ItemNode>;
  /** Items by item path in lower case. */
  byPath: ReadonlyMap<string, ItemNode>;
  redirects: readonly Redirect[];
  /** Forms by id in lower case. */
  forms: ReadonlyMap<string, FormFile>;
  /** Personalization rules by the page's route in lower case. */
  rules: ReadonlyMap<string, PageRules>;
  phrases: ReadonlyMap<string, ReadonlyMap<string, string>>;
  media: ReadonlyMap<string, MediaFile>;
  mediaNotes: MediaNotes;
  /** Null unless `npm run record` has recorded the site. `media` contains the paths of media files by original URL. */
  recording: { media: ReadonlyMap<string, string> } | null;
};

/** Returns the language and its fallbacks from site.yml, in order; empty if the site lacks the language. */
export function toLanguageChain(settings: SiteSettings, language: string): string[] {
  const chain: string[] = [];
  let next: string | undefined = settings.languages.find(
    (name) => name.toLowerCase() === language.toLowerCase(),
  );
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    next = settings.fallback[next];
  }
  return chain;
}

/** Finds the version in the language or a fallback. Throws the error of a file that was never valid. */
export function findVersion(site: Site, node: ItemNode, language: string): ItemVersion | null {
  for (const name of toLanguageChain(site.settings, language)) {
    const version = node.versions.get(name);
    if (version) return version;
    const error = node.broken.get(name);
    if (error) throw error;
  }
  return null;
}

/** Returns the language of the version that is shown, which is a fallback if the item has no own version. */
export const findShownLanguage = (site: Site, node: ItemNode, language: string): string | undefined =>
  toLanguageChain(site.settings, language).find((name) => node.versions.has(name));

/** Whether `findVersion` finds a version, and does not throw. */
export function isReadable(site: Site, node: ItemNode, language: string): boolean {
  const chain = toLanguageChain(site.settings, language);
  const shown = chain.find((name) => node.versions.has(name) || node.broken.has(name));
  return shown !== undefined && node.versions.has(shown);
}
