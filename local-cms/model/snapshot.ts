import { type ContentError, createContentError } from '../content/content-error.ts';
import type { ContentFiles } from '../content/content-files.ts';
import type { Keep, Kept } from '../content/last-good.ts';
import { type ComponentsFile, toComponentsFile } from '../content/schemas/components-file.ts';
import { type Templates, toTemplates } from '../content/schemas/templates.ts';
import type { ServedFiles } from '../content/served-files.ts';
import { checkRules } from './check-rules.ts';
import type { SiteSources } from './load-context.ts';
import { loadRecordedSite, MANIFEST } from './load-recorded-site.ts';
import { RULES } from './load-rules.ts';
import { loadSite } from './load-site.ts';
import { loadCachedSite, type SiteCache } from './site-cache.ts';
import type { ItemNode, Site } from './site-model.ts';

/** Returns the day on which a file was changed last; takes the name that messages show. */
export type FindDay = ContentFiles['findDay'];

/** All content at one moment. Each request uses only one snapshot, even if the content changes meanwhile. */
export type Snapshot = {
  /** The published sites by name in lower case. */
  sites: ReadonlyMap<string, Site>;
  /** The sites with the newest version of every page, by name in lower case. Only editors see them. */
  drafts: ReadonlyMap<string, Site>;
  /** Loads a site of `drafts` with the given version of one page; null if the page has no such version. */
  openVersion(page: ItemNode, language: string, version: number): Site | null;
  /** Composes each layout once. If composing fails, returns the last good layout of an earlier snapshot. */
  keepLayout(site: Site, key: string, compose: () => unknown): Kept<unknown>;
  served: ServedFiles;
  findDay: FindDay;
  findTime: ContentFiles['findTime'];
  templates: Templates;
  /** What editors can choose for each component, from components.yml. */
  choices: ComponentsFile;
  /** The reason why no site can be served; null if sites can be served. */
  failure: ContentError | null;
};

export type SnapshotSources = Omit<SiteSources, 'folder' | 'templates' | 'edition'> & {
  served: ServedFiles;
  cache?: SiteCache;
};

function listFolders({ files }: SnapshotSources): { authored: string[]; recorded: string[] } {
  const recorded = files.paths
    .filter((path) => path.endsWith(`/${MANIFEST}`))
    .map((path) => path.slice(0, -MANIFEST.length - 1));
  const folders = new Set(files.paths.flatMap((path) => /^(.+?)\//.exec(path)?.[1] ?? []));
  const hasRecorded = (folder: string) => recorded.some((path) => `${path}/`.startsWith(`${folder}/`));
  const isAuthored = (folder: string) => files.has(`${folder}/site.yml`) || !hasRecorded(folder);
  return { authored: [...folders].filter(isAuthored), recorded };
}

function loadAuthoredSites(
  folders: readonly string[],
  { cache, ...sources }: Omit<SiteSources, 'folder'> & { cache?: SiteCache },
): (Site | null)[] {
  const { files, report } = sources;
  return folders.map((folder) => {
    if (files.has(`${folder}/site.yml`)) return loadCachedSite({ ...sources, folder }, cache);
    report(createContentError(files.toName(folder), 1, 'the folder has no site.yml'));
    return null;
  });
}

/** Returns the sites by name in lower case. Reports a name that two sites have. */
function toSiteMap(
  sites: readonly (Site | null)[],
  report: (error: ContentError) => void,
): Map<string, Site> {
  const byName = new Map<string, Site>();
  for (const site of sites) {
    if (!site) continue;
    const { file, name } = site.settings;
    const key = name.toLowerCase();
    if (byName.has(key)) {
      report(createContentError(file, 1, `another folder has the site "${name}" already`));
    } else {
      byName.set(key, site);
    }
  }
  return byName;
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

function createKeepLayout(
  keepLastGood: Keep<unknown>,
  layouts: SiteCache['layouts'] = new WeakMap(),
): Snapshot['keepLayout'] {
  const failed = new Map<string, Kept<unknown>>();
  return (site, key, compose) => {
    const composed = layouts.get(site) ?? new Map<string, Kept<unknown>>();
    layouts.set(site, composed);
    const layout = composed.get(key) ?? failed.get(key) ?? keepLastGood(key, compose);
    (layout.error ? failed : composed).set(key, layout);
    return layout;
  };
}

function loadChoices({ files, lastGood }: SnapshotSources): ComponentsFile {
  const file = 'components.yml';
  const read = () => toComponentsFile(files.has(file) ? files.source(file) : null);
  return lastGood.choices(file, read).value ?? new Map();
}

/** Loads all content. Reports the problems of files, and uses the last good state of an invalid file. */
export function createSnapshot(sources: SnapshotSources): Snapshot {
  const { files, lastGood, served, report } = sources;
  const file = 'templates.yml';
  const { value: templates, error } = lastGood.templates(file, () =>
    toTemplates(files.paths.includes(file) ? files.source(file) : null),
  );
  const common = {
    served,
    templates: templates ?? new Map(),
    choices: loadChoices(sources),
    findDay: files.findDay,
    findTime: files.findTime,
    keepLayout: createKeepLayout(lastGood.layouts, sources.cache?.layouts),
  };
  if (!templates) {
    return { ...common, sites: new Map(), drafts: new Map(), openVersion: () => null, failure: error };
  }
  const siteSources = { ...sources, templates };
  const folders = listFolders(sources);
  // A recorded site has no drafts, so editors and visitors share it.
  const recorded = folders.recorded.map((folder) =>
    loadRecordedSite({ ...siteSources, folder, edition: 'published' }),
  );
  const load = (edition: 'published' | 'newest') => {
    const authored = loadAuthoredSites(folders.authored, { ...siteSources, edition });
    return toSiteMap([...authored, ...recorded], report);
  };
  const sites = load('published');
  const drafts = load('newest');
  for (const [name, newest] of drafts) {
    const file = files.toName(`${newest.folder}/${RULES}`);
    checkRules({ newest, published: sites.get(name) }, file, report);
  }
  return { ...common, sites, drafts, openVersion: createOpenVersion(siteSources, drafts), failure: null };
}
