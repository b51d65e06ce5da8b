import type { Templates } from '../../content/schemas/templates.ts';
import { readSource } from '../../content/source-file.ts';
import { isRecord, isSameData } from '../../content/yaml/same-data.ts';
import type { Site } from '../../model/site-model.ts';
import { AuthoringError } from '../authoring-error.ts';
import type { FileChange } from '../save/file-change.ts';
import { createRedirects, rewriteRedirects } from './rewrite-redirects.ts';
import { createMapRoute, rewriteRoutes } from './rewrite-routes.ts';
import {
  listSiteFiles,
  planNewRedirects,
  type SiteFolder,
  toPageFolder,
  toRedirectsFile,
  toRulesFile,
} from './site-files.ts';

type Removal = {
  site: Site;
  templates: Templates;
  route: string;
  /** The page to which everything leads that names a removed one. Without it, what links to one prevents the removal. */
  linkTo: string | null;
  /** Whether the old addresses lead there too. */
  createRedirect: boolean;
  hasPagesBelow: boolean;
};

const NOWHERE = '/\u0001';

function rewriteFile(removal: Removal, file: string, data: unknown): unknown {
  const { site, route, linkTo, createRedirect, hasPagesBelow } = removal;
  const isRemoved = (name: string) => createMapRoute(route, NOWHERE)(name) !== name;
  const map = (name: string) => (isRemoved(name) ? (linkTo ?? name) : name);
  if (file === toRulesFile(site))
    return isRecord(data)
      ? Object.fromEntries(Object.entries(data).filter(([name]) => !isRemoved(name)))
      : data;
  if (file !== toRedirectsFile(site)) return rewriteRoutes(removal, { file, data }, map);
  const redirects = rewriteRedirects(data, { map, languages: site.settings.languages }, new Set());
  if (!createRedirect || linkTo === null) return redirects;
  const added = createRedirects(route, linkTo, hasPagesBelow);
  return [...redirects, ...added.map(({ pattern }) => ({ pattern, target: linkTo }))];
}

/** Lists the changes of files that delete a page in all languages and versions, with the pages below it. */
export async function planRemoval(
  folder: SiteFolder,
  remember: (text: string) => string,
  removal: Removal,
): Promise<FileChange[]> {
  const { site, route } = removal;
  const own = toPageFolder(site, route);
  const changes: FileChange[] = [];
  const files = await listSiteFiles(folder, site);
  for (const { file, text } of files) {
    const base = remember(text);
    if (!/\.ya?ml$/.test(file)) {
      if (file.startsWith(own)) throw new AuthoringError(`${file} is recorded, and cannot be deleted.`);
    } else if (file.startsWith(own)) {
      changes.push({ path: file, base, text: null });
    } else {
      const edit = (data: unknown) => rewriteFile(removal, file, data);
      const { data } = readSource(file, text);
      if (!isSameData(edit(data), data)) changes.push({ path: file, base, edit });
    }
  }
  return [...changes, ...planNewRedirects(site, files, (file, data) => rewriteFile(removal, file, data))];
}
