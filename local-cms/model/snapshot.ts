import { type ContentError, createContentError } from '../content/content-error.ts';
import type { ContentFiles } from '../content/content-files.ts';
import type { Keep, Kept } from '../content/last-good.ts';
import type { MediaFile } from '../content/media-catalog.ts';
import { toSiteSettings } from '../content/schemas/site-files.ts';
import { siteTemplate, type Templates, toTemplates } from '../content/schemas/templates.ts';
import type { ServedFiles } from '../content/served-files.ts';
import { createStableId } from '../content/stable-id.ts';
import { createItemTree } from './item-tree.ts';
import type { LastGood, LoadContext } from './load-context.ts';
import { loadDictionary } from './load-dictionary.ts';
import { loadDesigns, loadShared } from './load-items.ts';
import { loadPages } from './load-pages.ts';
import { loadRules } from './load-rules.ts';
import { checkSettings, loadForms, loadRedirects } from './load-site-files.ts';
import type { Edition } from './page-editions.ts';
import { addRenderingItems } from './rendering-items.ts';
import type { ItemNode, Site } from './site-model.ts';

/** All content at one moment. Each request uses only one snapshot, even if the content changes meanwhile. */
export type Snapshot = {
  /** The published sites by name in lower case. */
  sites: ReadonlyMap<string, Site>;
  /** The sites with the newest version of every page, by name in lower case. Only editors see them. */
  drafts: ReadonlyMap<string, Site>;
  /** Loads a site of `drafts` with the given version of one page; null if the page has no such version. */
  openVersion(page: ItemNode, language: string, version: number): Site | null;
  /** Composes each layout once. If composing fails, returns the last good layout of an earlier snapshot. */
  keepLayout: Keep<unknown>;
  served: ServedFiles;
  /** The reason why no site can be served; null if sites can be served. */
  failure: ContentError | null;
};

export type SnapshotSources = {
  files: ContentFiles;
  served: ServedFiles;
  media(folder: string): ReadonlyMap<string, MediaFile>;
  lastGood: LastGood;
  report(error: ContentError): void;
};

type SiteSources = SnapshotSources & { folder: string; templates: Templates; edition: Edition };

/** Loads a site from its folder; null if its site.yml has been invalid since the local CMS started. */
function loadSite(sources: SiteSources): Site | null {
  const { files, folder, templates, media, lastGood, report } = sources;
  const path = `${folder}/site.yml`;
  const { value: settings } = lastGood.settings(path, () => toSiteSettings(files.source(path), folder));
  if (!settings) return null;
  const rootId = createStableId(settings.name, 'site');
  const tree = createItemTree({ id: rootId, name: settings.name, template: siteTemplate }, report);
  const defaultTemplate = { id: createStableId('template', 'Page'), name: 'Page', fields: [] };
  const context: LoadContext = {
    ...sources,
    settings,
    tree,
    pageTemplate: templates.get('Page') ?? defaultTemplate,
    reportFile: (file, message) => report(createContentError(files.toName(file), 1, message)),
    listFiles: (pattern) =>
      files.paths.flatMap((file) => {
        const match = file.startsWith(`${folder}/`) ? pattern.exec(file.slice(folder.length + 1)) : null;
        return match ? [{ path: file, groups: match.slice(1) }] : [];
      }),
  };
  const pages = loadPages(context);
  const shared = loadShared(context);
  const designs = loadDesigns(context);
  const phrases = loadDictionary(context);
  addRenderingItems(context);
  checkSettings(context, { pages, designs });
  return {
    folder,
    settings,
    root: tree.root,
    home: pages.get('/') ?? tree.root,
    pages,
    shared,
    designs,
    byId: tree.byId,
    byPath: tree.byPath,
    phrases,
    media: media(folder),
    redirects: loadRedirects(context),
    forms: loadForms(context),
    rules: loadRules(context, { pages, designs }),
  };
}

function loadSites(sources: Omit<SiteSources, 'folder'>): Map<string, Site> {
  const { files, report } = sources;
  const sites = new Map<string, Site>();
  const folders = files.paths.flatMap((path) => /^(.+?)\//.exec(path)?.[1] ?? []);
  for (const folder of new Set(folders)) {
    if (!files.paths.includes(`${folder}/site.yml`)) {
      report(createContentError(files.toName(folder), 1, 'the folder has no site.yml'));
      continue;
    }
    const site = loadSite({ ...sources, folder });
    const key = site?.settings.name.toLowerCase() ?? '';
    if (site && sites.has(key)) {
      const { file, name } = site.settings;
      report(createContentError(file, 1, `another folder has the site "${name}" already`));
    } else if (site) {
      sites.set(key, site);
    }
  }
  return sites;
}

/** Returns a function that loads a site on demand, because editors rarely open older versions. */
function createOpenVersion(
  sources: Omit<SiteSources, 'folder' | 'edition'>,
  drafts: ReadonlyMap<string, Site>,
): Snapshot['openVersion'] {
  return (page, language, version) => {
    const site = drafts.get(page.siteName.toLowerCase());
    const isKnown = page.history.some((file) => file.language === language && file.version === version);
    if (!site || !isKnown) return null;
    const edition = { folder: page.route?.slice(1) ?? '', language, version };
    // Problems of the whole site are not reported again: they were reported when `drafts` was loaded.
    return loadSite({ ...sources, folder: site.folder, edition, report: () => {} });
  };
}

function createKeepLayout(keepLastGood: Keep<unknown>): Keep<unknown> {
  const composed = new Map<string, Kept<unknown>>();
  return (key, compose) => {
    const layout = composed.get(key) ?? keepLastGood(key, compose);
    composed.set(key, layout);
    return layout;
  };
}

/** Loads all content. Reports the problems of files, and uses the last good state of an invalid file. */
export function createSnapshot(sources: SnapshotSources): Snapshot {
  const { files, lastGood, served } = sources;
  const file = 'templates.yml';
  const { value: templates, error } = lastGood.templates(file, () =>
    toTemplates(files.paths.includes(file) ? files.source(file) : null),
  );
  const common = { served, keepLayout: createKeepLayout(lastGood.layouts) };
  if (!templates) {
    return { ...common, sites: new Map(), drafts: new Map(), openVersion: () => null, failure: error };
  }
  const siteSources = { ...sources, templates };
  const sites = loadSites({ ...siteSources, edition: 'published' });
  const drafts = loadSites({ ...siteSources, edition: 'newest' });
  return { ...common, sites, drafts, openVersion: createOpenVersion(siteSources, drafts), failure: null };
}
