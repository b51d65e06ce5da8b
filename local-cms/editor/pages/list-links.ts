import { createMapRoute, rewriteRoutes } from '../../authoring/moves/rewrite-routes.ts';
import {
  listSiteFiles,
  type SiteFolder,
  toPageFolder,
  toRedirectsFile,
  toRulesFile,
} from '../../authoring/moves/site-files.ts';
import { readSource } from '../../content/source-file.ts';
import { isRecord } from '../../content/yaml/same-data.ts';
import type { ItemNode, Site } from '../../model/site-model.ts';
import { findTitle } from './list-pages.ts';

/** A file that names a page. `itemId` is that of the page, shared item or design; null for a file of the whole site. */
export type IncomingLink = {
  kind: 'page' | 'shared' | 'design' | 'redirect' | 'audience' | 'site';
  file: string;
  itemId: string | null;
  title: string;
  language: string | null;
};

/** Counts the places in data that name a page or one below it. */
function countPlaces(data: unknown, route: string): number {
  const isNamed = createMapRoute(route, '/\u0001');
  let count = 0;
  rewriteRoutes(data, (name) => {
    if (isNamed(name) !== name) count += 1;
    return name;
  });
  return count;
}

const isOlder = (file: string): boolean => /\.v\d+\.ya?ml$/.test(file);

function describeFile(site: Site, file: string): Omit<IncomingLink, 'file'> {
  const [, kind = '', name = '', language = null] =
    /^(pages|shared|designs)(?:\/(.*))?\/([^/.]+)(?:\.draft)?\.ya?ml$/.exec(
      file.slice(site.folder.length + 1),
    ) ?? [];
  const nodes: Record<string, ItemNode | undefined> = {
    pages: site.pages.get(`/${name}`.toLowerCase()),
    shared: site.shared.get(name),
    designs: site.designs.get(name),
  };
  const node = nodes[kind];
  if (!node || language === null) return { kind: 'site', itemId: null, title: file, language: null };
  const version = node.versions.get(language);
  return {
    kind: kind === 'pages' ? 'page' : kind === 'shared' ? 'shared' : 'design',
    itemId: node.id,
    title: findTitle(node, version),
    language,
  };
}

function findLink(site: Site, route: string, file: string, text: string): IncomingLink | null {
  const { data } = readSource(file, text);
  const isRules = file === toRulesFile(site);
  // The keys of the rules are addresses.
  const named = isRules && isRecord(data) ? Object.keys(data) : data;
  if (countPlaces(named, route) === 0) return null;
  const whole = { file, itemId: null, title: file, language: null };
  if (isRules) return { ...whole, kind: 'audience' };
  return file === toRedirectsFile(site)
    ? { ...whole, kind: 'redirect' }
    : { file, ...describeFile(site, file) };
}

/** Lists what names a page or one below it, without itself and older versions. */
export async function listLinks(folder: SiteFolder, site: Site, route: string): Promise<IncomingLink[]> {
  const own = toPageFolder(site, route);
  const files = (await listSiteFiles(folder, site)).filter(
    ({ file }) => !file.startsWith(own) && !isOlder(file) && /\.ya?ml$/.test(file),
  );
  return files.flatMap(({ file, text }) => findLink(site, route, file, text) ?? []);
}
