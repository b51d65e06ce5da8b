import { ContentError, createContentError } from './content-error.ts';
import type { ContentFiles } from './content-files.ts';
import type { LastGood } from './load-context.ts';
import { loadSite } from './load-site.ts';
import type { MediaFile } from './media-catalog.ts';
import type { ServedFiles } from './served-files.ts';
import type { ItemNode, ItemVersion, Site } from './site-model.ts';
import { findVersion } from './site-model.ts';
import { type Templates, toTemplates } from './templates.ts';

/** A page's `rendered` in one language: the JSON, or why there is none. */
type LayoutResult = { json: unknown; error: null } | { json: null; error: ContentError };

/** All content at one moment. A request holds one and never sees another. */
export type Snapshot = {
  /** By name in lower case. */
  sites: ReadonlyMap<string, Site>;
  /** The same with the newest version of every page, for editors alone. */
  drafts: ReadonlyMap<string, Site>;
  /** The site as editors have it, with another version of one page; null when the page has no such version. */
  openVersion(page: ItemNode, language: string, version: number): Site | null;
  layouts: ReadonlyMap<string, LayoutResult>;
  /** What is answered as it is. */
  served: ServedFiles;
  /** Set when nothing can be served at all. */
  failure: ContentError | null;
};

type ComposeLayout = (site: Site, language: string, node: ItemNode, version: ItemVersion) => unknown;

export type SnapshotSources = {
  files: ContentFiles;
  folderName: string;
  served: ServedFiles;
  media(folder: string): ReadonlyMap<string, MediaFile>;
  lastGood: LastGood;
  compose: ComposeLayout;
  previous: Snapshot | null;
  report(error: ContentError): void;
};

export const toLayoutKey = (node: ItemNode, language: string): string =>
  `${node.siteName} ${node.id} ${language}`;

function composeOne(
  sources: SnapshotSources,
  site: Site,
  node: ItemNode,
  language: string,
): LayoutResult | null {
  try {
    const version = findVersion(site, node, language);
    return version?.layout ? { json: sources.compose(site, language, node, version), error: null } : null;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    sources.report(error);
    // What is wrong lies in how files fit together (a link to a page that is gone): keep the page as it was.
    const before = sources.previous?.layouts.get(toLayoutKey(node, language));
    return before?.error === null ? before : { json: null, error };
  }
}

function composeAll(sources: SnapshotSources, site: Site): [string, LayoutResult][] {
  return [...site.pages.values()].flatMap((node) =>
    site.settings.languages.flatMap((language): [string, LayoutResult][] => {
      const result = composeOne(sources, site, node, language);
      return result ? [[toLayoutKey(node, language), result]] : [];
    }),
  );
}

function loadSites(
  sources: SnapshotSources,
  templates: Templates,
  edition: 'published' | 'newest',
): Map<string, Site> {
  const { files, report, folderName } = sources;
  const sites = new Map<string, Site>();
  const folders = new Set(
    files.paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''),
  );
  for (const folder of folders) {
    if (!files.paths.includes(`${folder}/site.yml`)) {
      report(
        createContentError(`${folderName}/${folder}`, 1, 'the folder has no site.yml, so it is no site'),
      );
      continue;
    }
    const site = loadSite({ ...sources, folder, templates, edition, media: sources.media(folder) });
    const key = site?.settings.name.toLowerCase() ?? '';
    if (site && sites.has(key)) {
      report(
        createContentError(
          site.settings.file,
          1,
          `another folder is the site "${site.settings.name}" already`,
        ),
      );
    } else if (site) {
      sites.set(key, site);
    }
  }
  return sites;
}

/** Editors look at older versions now and then, so a site is made for one only when it is asked for. */
function createOpenVersion(
  sources: SnapshotSources,
  templates: Templates,
  drafts: ReadonlyMap<string, Site>,
): Snapshot['openVersion'] {
  return (page, language, version) => {
    const site = drafts.get(page.siteName.toLowerCase());
    const file = page.history.find((known) => known.language === language && known.version === version);
    if (!site || !file) return null;
    const { folder } = site;
    const pageFolder = page.route?.slice(1) ?? '';
    const edition = { folder: pageFolder, language, version };
    // What is wrong with the version itself is thrown at whoever asks for it.
    return loadSite({
      ...sources,
      folder,
      templates,
      edition,
      media: sources.media(folder),
      report: () => {},
    });
  };
}

/** Reads everything anew; what is wrong is reported, and is what it last was while it was right. */
export function createSnapshot(sources: SnapshotSources): Snapshot {
  const { files, lastGood } = sources;
  const file = 'templates.yml';
  const templates = lastGood.templates(file, () =>
    toTemplates(files.paths.includes(file) ? files.source(file) : null),
  );
  if (!templates.value) {
    const nothing = { sites: new Map(), drafts: new Map(), layouts: new Map(), openVersion: () => null };
    return { ...nothing, served: sources.served, failure: templates.error };
  }
  const sites = loadSites(sources, templates.value, 'published');
  const drafts = loadSites(sources, templates.value, 'newest');
  const layouts = new Map([...sites.values()].flatMap((site) => composeAll(sources, site)));
  const openVersion = createOpenVersion(sources, templates.value, drafts);
  return { sites, drafts, layouts, openVersion, served: sources.served, failure: null };
}
