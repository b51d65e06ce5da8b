import type { FormFile } from '../forms/form-file.ts';
import type { PageRules } from '../personalize/rules-file.ts';
import type { ContentError } from './content-error.ts';
import type { FieldSet } from './field-value.ts';
import type { MediaFile } from './media-catalog.ts';
import type { LanguageFile } from './page-editions.ts';
import type { PageFile, Placeholders } from './page-file.ts';
import type { Redirect, SiteSettings } from './site-files.ts';
import type { Template } from './templates.ts';

/** What a page shows: renderings, or the JSON that an Edge returned once. */
export type PageLayout = { kind: 'composed'; page: PageFile } | { kind: 'recorded'; json: unknown };

/** An item in one language. `placeholders` are those of a partial design. */
export type ItemVersion = {
  language: string;
  /** From 1; items in a page's file have the page's. */
  number: number;
  fields: FieldSet;
  layout: PageLayout | null;
  placeholders: Placeholders | null;
};

/** One item of the content tree in all its languages: page, datasource, folder, design or phrase alike. */
export type ItemNode = {
  id: string;
  name: string;
  /** Sitecore's path: /sitecore/content/solvind/Home/About */
  path: string;
  siteName: string;
  template: Template;
  /** `/about` for pages; null for all else. */
  route: string | null;
  isPublic: boolean;
  inNavigation: boolean;
  order: number;
  parent: ItemNode | null;
  children: ItemNode[];
  versions: Map<string, ItemVersion>;
  /** Languages whose file was never right since the start. */
  broken: Map<string, ContentError>;
  /** All versions of a page; empty in what visitors get. */
  history: readonly LanguageFile[];
};

export type Site = {
  /** Its name in the content folder. */
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
  /** Who gets which variant, by the page's route in lower case. */
  rules: ReadonlyMap<string, PageRules>;
  phrases: ReadonlyMap<string, ReadonlyMap<string, string>>;
  media: ReadonlyMap<string, MediaFile>;
};

/** The languages to look in, in order: the asked one, then where site.yml sends it. */
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

/** The item in the language or its fall-back; null when it is in none. Throws when its file was never right. */
export function findVersion(site: Site, node: ItemNode, language: string): ItemVersion | null {
  for (const name of toLanguageChain(site.settings, language)) {
    const version = node.versions.get(name);
    if (version) return version;
    const error = node.broken.get(name);
    if (error) throw error;
  }
  return null;
}

/** Whether the item can be shown in the language; a broken one cannot. */
export const isReadable = (site: Site, node: ItemNode, language: string): boolean =>
  toLanguageChain(site.settings, language).some((name) => node.versions.has(name));
