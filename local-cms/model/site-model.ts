import type { ContentError } from '../content/content-error.ts';
import type { MediaFile } from '../content/media-catalog.ts';
import type { FieldSet } from '../content/schemas/field-value.ts';
import type { FormFile } from '../content/schemas/form-file.ts';
import type { PageFile, Placeholders } from '../content/schemas/page-file.ts';
import type { PageRules } from '../content/schemas/rules-file.ts';
import type { Redirect, SiteSettings } from '../content/schemas/site-files.ts';
import type { Template } from '../content/schemas/templates.ts';
import type { LanguageFile } from './page-editions.ts';

/** The layout of a page: composed from its file, or JSON that was recorded from Experience Edge. */
export type PageLayout = { kind: 'composed'; page: PageFile } | { kind: 'recorded'; json: unknown };

/** An item in one language. */
export type ItemVersion = {
  language: string;
  /** The first is 1. Datasources and inline items have the number of their page. */
  number: number;
  fields: FieldSet;
  /** Null for items other than pages. */
  layout: PageLayout | null;
  /** Null for items other than pages and partial designs. */
  placeholders: Placeholders | null;
};

/** An item of the content tree in all its languages: a page, datasource, folder, partial design or phrase. */
export type ItemNode = {
  id: string;
  name: string;
  /** Sitecore's path: /sitecore/content/solvind/Home/About */
  path: string;
  siteName: string;
  template: Template;
  /** `/about` for pages, otherwise null. */
  route: string | null;
  /** False if a folder in its path starts with _. */
  isPublic: boolean;
  inNavigation: boolean;
  order: number;
  parent: ItemNode | null;
  children: ItemNode[];
  versions: Map<string, ItemVersion>;
  /** The error of each language whose file has been invalid since the start. */
  broken: Map<string, ContentError>;
  /** All versions of a page; empty in the published sites. */
  history: readonly LanguageFile[];
};

/** Only pages and partial designs have `more`. */
export const createVersion = (
  version: Pick<ItemVersion, 'language' | 'number' | 'fields'>,
  more: Partial<Pick<ItemVersion, 'layout' | 'placeholders'>> = {},
): ItemVersion => ({ ...version, layout: null, placeholders: null, ...more });

export type Site = {
  /** The name of its content folder. */
  folder: string;
  settings: SiteSettings;
  root: ItemNode;
  home: ItemNode;
  /** By route in lower case. */
  pages: ReadonlyMap<string, ItemNode>;
  shared: ReadonlyMap<string, ItemNode>;
  designs: ReadonlyMap<string, ItemNode>;
  byId: ReadonlyMap<string, ItemNode>;
  /** By Sitecore path in lower case. */
  byPath: ReadonlyMap<string, ItemNode>;
  redirects: readonly Redirect[];
  /** By id in lower case. */
  forms: ReadonlyMap<string, FormFile>;
  /** Personalization rules, by the page's route in lower case. */
  rules: ReadonlyMap<string, PageRules>;
  phrases: ReadonlyMap<string, ReadonlyMap<string, string>>;
  media: ReadonlyMap<string, MediaFile>;
};

/** Returns the language and its fallbacks from site.yml, in order. */
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

/** Finds the item in the language or its fallbacks. Throws if its file has been invalid since the start. */
export function findVersion(site: Site, node: ItemNode, language: string): ItemVersion | null {
  for (const name of toLanguageChain(site.settings, language)) {
    const version = node.versions.get(name);
    if (version) return version;
    const error = node.broken.get(name);
    if (error) throw error;
  }
  return null;
}

/** Returns whether the item exists in the language and is valid. */
export const isReadable = (site: Site, node: ItemNode, language: string): boolean =>
  toLanguageChain(site.settings, language).some((name) => node.versions.has(name));
