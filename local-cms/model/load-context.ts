import type { ContentError } from '../content/content-error.ts';
import type { ContentFiles } from '../content/content-files.ts';
import { createLastGood } from '../content/last-good.ts';
import type { FormFile } from '../content/schemas/form-file.ts';
import type { ItemFile, PageFile } from '../content/schemas/page-file.ts';
import type { RecordedFile } from '../content/schemas/recorded-file.ts';
import type { PageRules } from '../content/schemas/rules-file.ts';
import type { Redirect, SiteSettings } from '../content/schemas/site-files.ts';
import type { Template, Templates } from '../content/schemas/templates.ts';
import type { ItemTree } from './item-tree.ts';
import type { Edition } from './page-editions.ts';

export const createLastGoods = (report: (error: ContentError) => void) => ({
  templates: createLastGood<Templates>(report),
  settings: createLastGood<SiteSettings>(report),
  pages: createLastGood<PageFile>(report),
  pageTemplates: createLastGood<string | null>(report),
  recorded: createLastGood<RecordedFile>(report),
  items: createLastGood<ItemFile>(report),
  phrases: createLastGood<ReadonlyMap<string, string>>(report),
  redirects: createLastGood<Redirect[]>(report),
  forms: createLastGood<FormFile>(report),
  rules: createLastGood<ReadonlyMap<string, PageRules>>(report),
  layouts: createLastGood<unknown>(report),
});

export type LastGood = ReturnType<typeof createLastGoods>;

export type LoadContext = {
  files: ContentFiles;
  /** The name of the site's folder in the content folder, for example `solvind`. */
  folder: string;
  settings: SiteSettings;
  templates: Templates;
  pageTemplate: Template;
  edition: Edition;
  tree: ItemTree;
  lastGood: LastGood;
  report(error: ContentError): void;
  reportFile(path: string, message: string): void;
  /** Matches the pattern with the files' paths below the site's folder. `groups` are the captured groups. */
  listFiles(pattern: RegExp): { path: string; groups: string[] }[];
};
