import { ContentError, createContentError } from './content-error.ts';
import type { ContentFiles } from './content-files.ts';
import type { LastGood } from './load-context.ts';
import { loadSite } from './load-site.ts';
import type { MediaFile } from './media-catalog.ts';
import type { ServedFiles } from './served-files.ts';
import type { ItemNode, ItemVersion, Site } from './site-model.ts';
import { findVersion } from './site-model.ts';
import { toTemplates } from './templates.ts';

/** A page's `rendered` in one language: the JSON, or why there is none. */
type LayoutResult = { json: unknown; error: null } | { json: null; error: ContentError };

/** All content at one moment. A request holds one and never sees another. */
export type Snapshot = {
  /** By name in lower case. */
  sites: ReadonlyMap<string, Site>;
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

function loadSites(sources: SnapshotSources, templates: ReturnType<typeof toTemplates>): Map<string, Site> {
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
    const site = loadSite({ ...sources, folder, templates, media: sources.media(folder) });
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

/** Reads everything anew; what is wrong is reported, and is what it last was while it was right. */
export function createSnapshot(sources: SnapshotSources): Snapshot {
  const { files, lastGood } = sources;
  const file = 'templates.yml';
  const templates = lastGood.templates(file, () =>
    toTemplates(files.paths.includes(file) ? files.source(file) : null),
  );
  if (!templates.value) {
    return { sites: new Map(), layouts: new Map(), served: sources.served, failure: templates.error };
  }
  const sites = loadSites(sources, templates.value);
  const layouts = new Map([...sites.values()].flatMap((site) => composeAll(sources, site)));
  return { sites, layouts, served: sources.served, failure: null };
}
