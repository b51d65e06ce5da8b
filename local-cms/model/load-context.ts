import { type ContentError, createContentError } from '../content/content-error.ts';
import type { ContentFiles } from '../content/content-files.ts';
import { createLastGood } from '../content/last-good.ts';
import type { MediaFile } from '../content/media-catalog.ts';
import type { ComponentsFile } from '../content/schemas/components-file.ts';
import type { FormFile } from '../content/schemas/form-file.ts';
import type { MediaNotes } from '../content/schemas/media-notes.ts';
import type { ItemFile, PageFile } from '../content/schemas/page-file.ts';
import type { RecordedErrorPages, RecordedFile, RecordedPage } from '../content/schemas/recorded-file.ts';
import type { MediaRecording, RoutesRecording, SiteRecording } from '../content/schemas/recorded-site.ts';
import type { PageRules } from '../content/schemas/rules-file.ts';
import type { Redirect, SiteSettings } from '../content/schemas/site-files.ts';
import { siteTemplate, type Template, type Templates } from '../content/schemas/templates.ts';
import { createStableId } from '../content/stable-id.ts';
import { createItemTree, type ItemTree } from './item-tree.ts';
import type { Edition } from './page-editions.ts';

export const createLastGoods = (report: (error: ContentError) => void) => ({
  templates: createLastGood<Templates>(report),
  choices: createLastGood<ComponentsFile>(report),
  settings: createLastGood<SiteSettings>(report),
  pages: createLastGood<PageFile>(report),
  pageTemplates: createLastGood<string | null>(report),
  recorded: createLastGood<RecordedFile>(report),
  recordedSites: createLastGood<SiteRecording>(report),
  recordedRoutes: createLastGood<RoutesRecording>(report),
  recordedPages: createLastGood<RecordedPage | null>(report),
  recordedErrorPages: createLastGood<RecordedErrorPages>(report),
  recordedMedia: createLastGood<MediaRecording>(report),
  items: createLastGood<ItemFile>(report),
  phrases: createLastGood<ReadonlyMap<string, string>>(report),
  redirects: createLastGood<Redirect[]>(report),
  forms: createLastGood<FormFile>(report),
  mediaNotes: createLastGood<MediaNotes>(report),
  rules: createLastGood<ReadonlyMap<string, PageRules>>(report),
  layouts: createLastGood<unknown>(report),
});

type LastGood = ReturnType<typeof createLastGoods>;

export type SiteSources = {
  files: ContentFiles;
  /** The site's folder in the content folder, for example `solvind`. */
  folder: string;
  templates: Templates;
  edition: Edition;
  lastGood: LastGood;
  media(folder: string): ReadonlyMap<string, MediaFile>;
  report(error: ContentError): void;
};

export type LoadContext = SiteSources & {
  settings: SiteSettings;
  pageTemplate: Template;
  tree: ItemTree;
  reportFile(path: string, message: string): void;
  /** Matches the pattern with the files' paths below the site's folder. `groups` are the captured groups. */
  listFiles(pattern: RegExp): { path: string; groups: string[] }[];
};

export function createLoadContext(sources: SiteSources, settings: SiteSettings): LoadContext {
  const { files, folder, templates, report } = sources;
  const { name } = settings;
  const defaultTemplate = { id: createStableId('template', 'Page'), name: 'Page', fields: [] };
  return {
    ...sources,
    settings,
    tree: createItemTree({ id: createStableId(name, 'site'), name, template: siteTemplate }, report),
    pageTemplate: templates.get('Page') ?? defaultTemplate,
    reportFile: (file, message) => report(createContentError(files.toName(file), 1, message)),
    listFiles: (pattern) =>
      files.paths.flatMap((file) => {
        const match = file.startsWith(`${folder}/`) ? pattern.exec(file.slice(folder.length + 1)) : null;
        return match ? [{ path: file, groups: match.slice(1) }] : [];
      }),
  };
}
