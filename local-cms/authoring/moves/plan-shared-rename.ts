import type { Templates } from '../../content/schemas/templates.ts';
import { readSource } from '../../content/source-file.ts';
import { patchYaml } from '../../content/yaml/patch-yaml.ts';
import { isRecord, isSameData } from '../../content/yaml/same-data.ts';
import type { ItemNode, Site } from '../../model/site-model.ts';
import { setHead } from '../changes/set-head.ts';
import type { FileChange } from '../save/file-change.ts';
import { changeReferences } from './change-references.ts';
import { isItemFile, isSettingsFile, listSiteFiles, type SiteFolder } from './site-files.ts';

/** Shared items and partial designs are in these folders of a site. */
export type SharedKind = 'shared' | 'designs';

type Rename = {
  site: Site;
  templates: Templates;
  node: ItemNode;
  kind: SharedKind;
  from: string;
  to: string;
};

/** Rewrites texts that are the name of a partial design, wherever they are in the data. */
function rewriteNames(data: unknown, from: string, to: string): unknown {
  if (data === from) return to;
  if (Array.isArray(data)) return data.map((part) => rewriteNames(part, from, to));
  if (!isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, rewriteNames(part, from, to)]));
}

/** Content names a shared item by `shared/<name>`. Only page designs name partial designs. */
function rewriteFile({ site, templates, kind, from, to }: Rename, file: string, data: unknown): unknown {
  if (kind === 'shared') {
    if (!isItemFile(site, file)) return data;
    const rename = (text: string) => (text === `shared/${from}` ? `shared/${to}` : text);
    return changeReferences(data, templates, {
      reference: rename,
      richText: (html) => html,
      parameter: rename,
    });
  }
  if (!isSettingsFile(site, file) || !isRecord(data) || !isRecord(data.pageDesigns)) return data;
  return { ...data, pageDesigns: rewriteNames(data.pageDesigns, from, to) };
}

/** Lists the changes of files that give a shared item or partial design another name, and of those that name it. */
export async function planSharedRename(
  folder: SiteFolder,
  remember: (text: string) => string,
  rename: Rename,
): Promise<FileChange[]> {
  const { site, node, kind, from, to } = rename;
  const own = `${site.folder}/${kind}/${from}/`;
  const changes: FileChange[] = [];
  for (const { file, text } of await listSiteFiles(folder, site)) {
    if (!/\.ya?ml$/.test(file)) continue;
    const base = remember(text);
    const edit = (data: unknown) => rewriteFile(rename, file, data);
    const { data } = readSource(file, text);
    const name = file.slice(own.length);
    if (file.startsWith(own) && !name.includes('/')) {
      const moved = edit(data);
      // The id came from the name. What shows the item by its id still does.
      const kept = isRecord(moved) && moved.id === undefined ? setHead(moved, { id: node.id }) : moved;
      changes.push({ path: `${site.folder}/${kind}/${to}/${name}`, base: null, text: patchYaml(text, kept) });
      changes.push({ path: file, base, text: null });
    } else if (!isSameData(edit(data), data)) changes.push({ path: file, base, edit });
  }
  return changes;
}
