import { addDatasources, addInlineItems } from './add-owned-items.ts';
import { createContentError } from './content-error.ts';
import { type ItemTree, toItemName } from './item-tree.ts';
import type { Kept } from './last-good.ts';
import type { LoadContext } from './load-context.ts';
import { chooseFiles, groupPageFiles, type LanguageFile } from './page-editions.ts';
import { type PageFile, toPageFile } from './page-file.ts';
import { type RecordedFile, toRecordedFile } from './recorded-file.ts';
import type { ItemNode, PageLayout } from './site-model.ts';
import { createStableId } from './stable-id.ts';

type LoadedPage = { language: string; version: number; file: Kept<PageFile> | Kept<RecordedFile> };

function loadFiles(context: LoadContext, files: readonly LanguageFile[]): LoadedPage[] {
  return files.flatMap(({ language, path, isRecorded, version }, index): LoadedPage[] => {
    const { languages } = context.settings;
    const twin = files.slice(0, index).find((file) => file.language === language);
    if (twin) {
      const message = `the page has two "${language}" files; the other one is ${context.toName(twin.path)}`;
      context.report(createContentError(context.toName(path), 1, message));
      return [];
    }
    if (!languages.includes(language)) {
      const known = languages.join(', ');
      const message = `"${language}" is not a language of the site (site.yml: ${known})`;
      context.report(createContentError(context.toName(path), 1, message));
      return [];
    }
    const file = isRecorded
      ? context.lastGood.recorded(path, () => toRecordedFile(context.toName(path), context.files.text(path)))
      : context.lastGood.pages(path, () => toPageFile(context.files.source(path), context.templates));
    return [{ language, version, file }];
  });
}

/** What all languages of a page share is read from its file in the site's default language, if there is one. */
function findMainFile(
  loaded: readonly LoadedPage[],
  defaultLanguage: string,
): PageFile | RecordedFile | null {
  const main = loaded.find(({ language, file }) => language === defaultLanguage && file.value);
  return (main ?? loaded.find(({ file }) => file.value))?.file.value ?? null;
}

function addPage(
  context: LoadContext,
  tree: ItemTree,
  parent: ItemNode,
  folder: string,
  loaded: LoadedPage[],
) {
  const main = findMainFile(loaded, context.settings.defaultLanguage);
  const segment = folder.split('/').at(-1) ?? '';
  const page = main && 'navigation' in main ? main : null;
  return tree.add({
    id: main?.id ?? createStableId(context.settings.name, 'pages', folder),
    name: main?.name ?? (folder === '' ? 'Home' : toItemName(segment)),
    parent,
    file: main?.file ?? null,
    template: main?.template ?? context.pageTemplate,
    route: `/${folder}`,
    isPublic: folder.split('/').every((part) => !part.startsWith('_')),
    inNavigation: page?.navigation ?? true,
    order: page?.order ?? 1000,
  });
}

function addVersions(
  context: LoadContext,
  tree: ItemTree,
  node: ItemNode,
  loaded: readonly LoadedPage[],
): void {
  for (const { language, version: number, file } of loaded) {
    const { value, error } = file;
    if (!value) {
      if (error) node.broken.set(language, error);
      continue;
    }
    const layout: PageLayout =
      'json' in value ? { kind: 'recorded', json: value.json } : { kind: 'composed', page: value };
    node.versions.set(language, { language, number, fields: value.fields, layout, placeholders: null });
    const adder = { tree, templates: context.templates };
    addInlineItems(adder, { node, language, number }, value.fields);
    if (layout.kind === 'composed') {
      addDatasources(adder, { node, language, number }, [...layout.page.placeholders.values()].flat());
    }
  }
}

const byOrder = (a: ItemNode, b: ItemNode): number =>
  a.order - b.order || (a.route ?? a.path).localeCompare(b.route ?? b.path, 'en');

/** The tree of pages; folders between them that hold no page are items without a version. */
export function loadPages(context: LoadContext, tree: ItemTree): ReadonlyMap<string, ItemNode> {
  const groups = groupPageFiles(context.paths, context.folder);
  const chosen = new Map(
    [...groups].map(([name, files]) => [name, chooseFiles(files, name, context.edition)]),
  );
  const pages = new Map<string, ItemNode>();
  const ensure = (folder: string): ItemNode => {
    const known = pages.get(`/${folder}`.toLowerCase());
    if (known) return known;
    const above = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
    const parent = folder === '' ? tree.root : ensure(above);
    const loaded = loadFiles(context, chosen.get(folder) ?? []);
    const node = addPage(context, tree, parent, folder, loaded);
    pages.set(`/${folder}`.toLowerCase(), node);
    addVersions(context, tree, node, loaded);
    if (context.edition !== 'published') node.history = groups.get(folder) ?? [];
    return node;
  };
  ensure('');
  for (const [folder, files] of chosen) if (files.length > 0) ensure(folder);
  for (const node of pages.values()) node.children.sort(byOrder);
  return pages;
}
