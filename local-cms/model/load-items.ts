import type { Kept } from '../content/last-good.ts';
import { type ItemFile, toDesignFile, toSharedFile } from '../content/schemas/page-file.ts';
import { folderTemplate } from '../content/schemas/templates.ts';
import { createStableId } from '../content/stable-id.ts';
import { addDatasources, addInlineItems } from './add-owned-items.ts';
import { toItemName } from './item-tree.ts';
import type { LoadContext } from './load-context.ts';
import { createVersion, type ItemNode, type PageLayout } from './site-model.ts';

export type LoadedVersion<File extends ItemFile> = { language: string; number: number; file: Kept<File> };

/** Returns the file that sets an item's id, name and template: the default language's or the first valid one. */
export function findMainFile<File extends ItemFile>(
  { settings }: LoadContext,
  versions: readonly LoadedVersion<File>[],
): File | null {
  const valid = versions.filter(({ file }) => file.value);
  return (
    (valid.find(({ language }) => language === settings.defaultLanguage) ?? valid[0])?.file.value ?? null
  );
}

/** Adds the versions with their inline items and datasources. Invalid versions are stored as errors. */
export function addVersions<File extends ItemFile>(
  context: LoadContext,
  node: ItemNode,
  versions: readonly LoadedVersion<File>[],
  toLayout: (file: File) => PageLayout | null,
): void {
  for (const { language, number, file } of versions) {
    const { value, error } = file;
    if (!value) {
      if (error) node.broken.set(language, error);
      continue;
    }
    const { fields, placeholders } = value;
    const version = createVersion({ language, number, fields }, { layout: toLayout(value), placeholders });
    node.versions.set(language, version);
    addInlineItems(context, { node, language, number }, fields);
    addDatasources(context, { node, language, number }, [...(placeholders?.values() ?? [])].flat());
  }
}

const addFolder = ({ tree, settings }: LoadContext, name: string, parent = tree.root): ItemNode =>
  tree.add({ id: createStableId(settings.name, 'folder', name), name, parent, file: null });

/** Loads the files `<kind>/<name>/<language>.yml`. Returns one item for each name. */
function loadItems(
  context: LoadContext,
  kind: string,
  parent: ItemNode,
  { toFile, toName }: { toFile: typeof toSharedFile; toName: (name: string) => string },
): ReadonlyMap<string, ItemNode> {
  const { tree, files, templates, lastGood, settings } = context;
  const found = context.listFiles(new RegExp(`^${kind}/(.+)/([^/]+?)\\.ya?ml$`));
  const groups = Map.groupBy(found, ({ groups: [name = ''] }) => name);
  return new Map(
    [...groups].map(([name, sources]) => {
      const versions = sources.map(({ path, groups: [, language = ''] }) => ({
        language,
        number: 1,
        file: lastGood.items(path, () => toFile(files.source(path), templates)),
      }));
      const main = findMainFile(context, versions);
      const node = tree.add({
        id: main?.id ?? createStableId(settings.name, kind, name),
        name: main?.name ?? toName(name),
        parent,
        file: main?.file ?? null,
        template: main?.template ?? folderTemplate,
      });
      addVersions(context, node, versions, () => null);
      return [name, node];
    }),
  );
}

export const loadShared = (context: LoadContext): ReadonlyMap<string, ItemNode> =>
  loadItems(context, 'shared', addFolder(context, 'Data'), {
    toFile: toSharedFile,
    toName: (name) => name.replaceAll('/', ' '),
  });

export const loadDesigns = (context: LoadContext): ReadonlyMap<string, ItemNode> =>
  loadItems(context, 'designs', addFolder(context, 'Partial Designs', addFolder(context, 'Presentation')), {
    toFile: toDesignFile,
    toName: toItemName,
  });
