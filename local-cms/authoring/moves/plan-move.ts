import type { Templates } from '../../content/schemas/templates.ts';
import { readSource } from '../../content/source-file.ts';
import { patchYaml } from '../../content/yaml/patch-yaml.ts';
import { isRecord, isSameData } from '../../content/yaml/same-data.ts';
import type { ItemNode, Site } from '../../model/site-model.ts';
import { AuthoringError } from '../authoring-error.ts';
import { setHead } from '../changes/set-head.ts';
import type { FileChange } from '../save/file-change.ts';
import { createRedirects, rewriteRedirects } from './rewrite-redirects.ts';
import { createMapRoute, type MapRoute, rewriteRoutes, rewriteRules } from './rewrite-routes.ts';
import {
  listSiteFiles,
  planNewRedirects,
  type SiteFolder,
  toPageFolder,
  toRedirectsFile,
  toRulesFile,
} from './site-files.ts';

/** From one address to another. */
type Move = { from: string; to: string };

type Edit = (data: unknown) => unknown;

type MoveOptions = {
  site: Site;
  templates: Templates;
  move: Move;
  createRedirect: boolean;
  /** Other changes of files, by the path before the move. */
  edits: ReadonlyMap<string, Edit>;
};

type Plan = MoveOptions & { map: MapRoute };

/** Lists a page and the pages below it. */
export const listSubtree = (node: ItemNode): ItemNode[] => [
  node,
  ...node.children.filter(({ route }) => route !== null).flatMap(listSubtree),
];

const isPublished = ({ history }: ItemNode): boolean => history.some(({ stage }) => stage === 'published');

/** Writes the id that a page has had by its address, so that chromes, links by id and experiences stay. */
const withId = (data: unknown, id: string | undefined): unknown =>
  isRecord(data) && data.id === undefined ? setHead(data, { id }) : data;

function rewriteFile(plan: Plan, file: string, written: unknown): unknown {
  const { site, map, move, edits } = plan;
  const data = edits.get(file)?.(written) ?? written;
  if (file === toRulesFile(site)) return rewriteRules(data, map);
  if (file !== toRedirectsFile(site)) return rewriteRoutes(plan, { file, data }, map);
  const nodes = listSubtree(site.pages.get(move.from.toLowerCase()) ?? site.home);
  const routes = new Set(nodes.map(({ route }) => map(route ?? '').toLowerCase()));
  const redirects = rewriteRedirects(data, { map, languages: site.settings.languages }, routes);
  const published = plan.createRedirect ? nodes.filter(isPublished) : [];
  if (published.length === 0) return redirects;
  const isOwnPublished = published.some(({ route }) => route === move.from);
  const added = createRedirects(move.from, move.to, published.length > Number(isOwnPublished));
  return [...redirects, ...(isOwnPublished ? added : added.slice(1))];
}

function moveFile(plan: Plan, file: string, text: string, base: string): FileChange[] {
  const { site, move } = plan;
  if (!/\.ya?ml$/.test(file)) throw new AuthoringError(`${file} is recorded, and cannot be moved.`);
  const old = toPageFolder(site, move.from);
  const route = move.from + file.slice(old.length - 1).replace(/\/[^/]*$/, '');
  const { data } = readSource(file, text);
  const moved = withId(rewriteFile(plan, file, data), site.pages.get(route.toLowerCase())?.id);
  const path = toPageFolder(site, move.to) + file.slice(old.length);
  return [
    { path, base: null, text: patchYaml(text, moved) },
    { path: file, base, text: null },
  ];
}

function changeFile(plan: Plan, file: string, text: string, base: string): FileChange[] {
  const edit = (data: unknown) => rewriteFile(plan, file, data);
  const { data } = readSource(file, text);
  return isSameData(edit(data), data) ? [] : [{ path: file, base, edit }];
}

/** A file without the name can have it in other characters, which `%` marks. */
const canContain = (text: string, { from }: Move): boolean =>
  text.includes('%') || text.toLowerCase().includes(from.toLowerCase());

function planFile(plan: Plan, file: string, text: string, base: string): FileChange[] {
  const { site, move, edits } = plan;
  if (file.startsWith(toPageFolder(site, move.from))) return moveFile(plan, file, text, base);
  const isNamed = file === toRedirectsFile(site) || edits.has(file) || canContain(text, move);
  return isNamed && /\.ya?ml$/.test(file) ? changeFile(plan, file, text, base) : [];
}

/**
 * Lists the changes of files that move a page with all languages and versions, and the pages below it, to another
 * address: their folder, and everything of the site that names them.
 */
export async function planMove(
  folder: SiteFolder,
  remember: (text: string) => string,
  options: MoveOptions,
): Promise<FileChange[]> {
  const { site, move } = options;
  const plan: Plan = { ...options, map: createMapRoute(move.from, move.to) };
  const files = await listSiteFiles(folder, site);
  const changes = files.flatMap(({ file, text }) => planFile(plan, file, text, remember(text)));
  return [...changes, ...planNewRedirects(site, files, (file, data) => rewriteFile(plan, file, data))];
}
