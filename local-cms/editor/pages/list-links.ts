import { rewriteRedirects } from '../../authoring/moves/rewrite-redirects.ts';
import { createMapRoute, rewriteRoutes, rewriteRules } from '../../authoring/moves/rewrite-routes.ts';
import {
  listSiteFiles,
  type SiteFolder,
  toPageFolder,
  toRedirectsFile,
  toRulesFile,
} from '../../authoring/moves/site-files.ts';
import type { Templates } from '../../content/schemas/templates.ts';
import { readSource } from '../../content/source-file.ts';
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

type Content = { site: Site; templates: Templates };

/** Whether the data of a file names a page or one below it. */
function isNaming(content: Content, file: string, data: unknown, route: string): boolean {
  const isNamed = createMapRoute(route, '/\u0001');
  const found: string[] = [];
  const note = (name: string) => {
    if (isNamed(name) !== name) found.push(name);
    return name;
  };
  // The keys of the rules are addresses.
  if (file === toRulesFile(content.site)) rewriteRules(data, note);
  else if (file === toRedirectsFile(content.site))
    rewriteRedirects(data, { map: note, languages: content.site.settings.languages }, new Set());
  else rewriteRoutes(content, { file, data }, note);
  return found.length > 0;
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

function findLink(content: Content, route: string, file: string, text: string): IncomingLink | null {
  const { site } = content;
  if (!isNaming(content, file, readSource(file, text).data, route)) return null;
  const whole = { file, itemId: null, title: file, language: null };
  if (file === toRulesFile(site)) return { ...whole, kind: 'audience' };
  return file === toRedirectsFile(site)
    ? { ...whole, kind: 'redirect' }
    : { file, ...describeFile(site, file) };
}

/** Lists what names a page or one below it, without itself and older versions. */
export async function listLinks(
  folder: SiteFolder,
  content: Content,
  route: string,
): Promise<IncomingLink[]> {
  const { site } = content;
  const own = toPageFolder(site, route);
  const files = (await listSiteFiles(folder, site)).filter(
    ({ file }) => !file.startsWith(own) && !isOlder(file) && /\.ya?ml$/.test(file),
  );
  return files.flatMap(({ file, text }) => findLink(content, route, file, text) ?? []);
}
