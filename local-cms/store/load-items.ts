import { addDatasources, addInlineItems } from './add-owned-items.ts';
import { type ItemTree, toItemName } from './item-tree.ts';
import type { Kept } from './last-good.ts';
import type { LoadContext } from './load-context.ts';
import { type DesignFile, type ItemFile, toDesignFile, toSharedFile } from './page-file.ts';
import type { ItemNode } from './site-model.ts';
import { createStableId } from './stable-id.ts';
import { dictionaryEntryTemplate, folderTemplate } from './templates.ts';

type Loaded<File> = Map<string, { language: string; kept: Kept<File> }[]>;

/** Files of `<kind>/<name>/<language>.yml` by name. */
function loadByName<File>(
  context: LoadContext,
  kind: string,
  load: (path: string) => Kept<File>,
): Loaded<File> {
  const groups: Loaded<File> = new Map();
  const pattern = new RegExp(`^${kind}/(.+)/([^/]+?)\\.ya?ml$`);
  for (const path of context.paths) {
    const [, name, language] = pattern.exec(path.slice(context.folder.length + 1)) ?? [];
    if (!name || !language) continue;
    const versions = groups.get(name) ?? [];
    versions.push({ language, kept: load(path) });
    groups.set(name, versions);
  }
  return groups;
}

function addItem(
  context: LoadContext,
  tree: ItemTree,
  parent: ItemNode,
  kind: string,
  name: string,
  versions: readonly { language: string; kept: Kept<ItemFile> }[],
): ItemNode {
  const main =
    versions.find(({ language, kept }) => language === context.settings.defaultLanguage && kept.value) ??
    versions.find(({ kept }) => kept.value);
  const file = main?.kept.value ?? null;
  const node = tree.add({
    id: file?.id ?? createStableId(context.settings.name, kind, name),
    name: file?.name ?? (kind === 'designs' ? toItemName(name) : name.replaceAll('/', ' ')),
    parent,
    file: file?.file ?? null,
    template: file?.template ?? folderTemplate,
  });
  for (const { language, kept } of versions) {
    if (!kept.value && kept.error) node.broken.set(language, kept.error);
  }
  return node;
}

export function loadShared(context: LoadContext, tree: ItemTree): Map<string, ItemNode> {
  const parent = tree.add({
    id: createStableId(context.settings.name, 'folder', 'Data'),
    name: 'Data',
    parent: tree.root,
    file: null,
  });
  const loaded = loadByName(context, 'shared', (path) =>
    context.lastGood.shared(path, () => toSharedFile(context.files.source(path), context.templates)),
  );
  const shared = new Map<string, ItemNode>();
  for (const [name, versions] of loaded) {
    const node = addItem(context, tree, parent, 'shared', name, versions);
    shared.set(name, node);
    for (const { language, kept } of versions) {
      if (!kept.value) continue;
      node.versions.set(language, {
        language,
        number: 1,
        fields: kept.value.fields,
        layout: null,
        placeholders: null,
      });
      addInlineItems(
        { tree, templates: context.templates },
        { node, language, number: 1 },
        kept.value.fields,
      );
    }
  }
  return shared;
}

function addDesignVersions(
  context: LoadContext,
  tree: ItemTree,
  node: ItemNode,
  versions: readonly { language: string; kept: Kept<DesignFile> }[],
): void {
  for (const { language, kept } of versions) {
    if (!kept.value) continue;
    const { fields, placeholders } = kept.value;
    node.versions.set(language, { language, number: 1, fields, layout: null, placeholders });
    const renderings = [...placeholders.values()].flat();
    addDatasources({ tree, templates: context.templates }, { node, language, number: 1 }, renderings);
  }
}

export function loadDesigns(context: LoadContext, tree: ItemTree): Map<string, ItemNode> {
  const { name: site } = context.settings;
  const addFolder = (name: string, parent: ItemNode) =>
    tree.add({ id: createStableId(site, 'folder', name), name, parent, file: null });
  const parent = addFolder('Partial Designs', addFolder('Presentation', tree.root));
  const loaded = loadByName(context, 'designs', (path) =>
    context.lastGood.designs(path, () => toDesignFile(context.files.source(path), context.templates)),
  );
  const designs = new Map<string, ItemNode>();
  for (const [name, versions] of loaded) {
    const node = addItem(context, tree, parent, 'designs', name, versions);
    designs.set(name, node);
    addDesignVersions(context, tree, node, versions);
  }
  return designs;
}

/** Phrases as items, so that the SDK's search for dictionary entries finds them too. */
export function addDictionary(
  context: LoadContext,
  tree: ItemTree,
  phrases: ReadonlyMap<string, ReadonlyMap<string, string>>,
): void {
  const { name: site } = context.settings;
  const id = createStableId(site, 'folder', 'Dictionary');
  const parent = tree.add({ id, name: 'Dictionary', parent: tree.root, file: null });
  for (const [language, entries] of phrases) {
    for (const [key, phrase] of entries) {
      const entryId = createStableId(site, 'dictionary', key);
      const node =
        tree.byId.get(entryId) ??
        tree.add({
          id: entryId,
          name: key.replaceAll('/', '-'),
          parent,
          file: null,
          template: dictionaryEntryTemplate,
        });
      const values = new Map([
        ['Key', { type: 'text' as const, value: key, line: 1 }],
        ['Phrase', { type: 'text' as const, value: phrase, line: 1 }],
      ]);
      node.versions.set(language, {
        language,
        number: 1,
        fields: { file: '', values },
        layout: null,
        placeholders: null,
      });
    }
  }
}
