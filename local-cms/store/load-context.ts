import type { FormFile } from '../forms/form-file.ts';
import type { PageRules } from '../personalize/rules-file.ts';
import type { ContentError } from './content-error.ts';
import type { ContentFiles } from './content-files.ts';
import { createLastGood, type Keep } from './last-good.ts';
import type { Edition } from './page-editions.ts';
import type { DesignFile, ItemFile, PageFile } from './page-file.ts';
import type { RecordedFile } from './recorded-file.ts';
import type { Redirect, SiteSettings } from './site-files.ts';
import type { Template, Templates } from './templates.ts';

/** What each file last was while it was right; it outlives reloads. */
export type LastGood = {
  templates: Keep<Templates>;
  settings: Keep<SiteSettings>;
  pages: Keep<PageFile>;
  recorded: Keep<RecordedFile>;
  designs: Keep<DesignFile>;
  shared: Keep<ItemFile>;
  phrases: Keep<ReadonlyMap<string, string>>;
  redirects: Keep<Redirect[]>;
  forms: Keep<FormFile>;
  rules: Keep<ReadonlyMap<string, PageRules>>;
};

export const createLastGoods = (report: (error: ContentError) => void): LastGood => ({
  templates: createLastGood(report),
  settings: createLastGood(report),
  pages: createLastGood(report),
  recorded: createLastGood(report),
  designs: createLastGood(report),
  shared: createLastGood(report),
  phrases: createLastGood(report),
  redirects: createLastGood(report),
  forms: createLastGood(report),
  rules: createLastGood(report),
});

/** What the loaders of one site share. */
export type LoadContext = {
  files: ContentFiles;
  /** The site's files: `solvind/pages/en.yml`. */
  paths: readonly string[];
  /** The site's folder: `solvind`. */
  folder: string;
  settings: SiteSettings;
  templates: Templates;
  pageTemplate: Template;
  edition: Edition;
  lastGood: LastGood;
  report(error: ContentError): void;
  /** A path as messages name it: `content/solvind/pages/en.yml`. */
  toName(path: string): string;
};
