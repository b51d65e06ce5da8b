import { type PageFile, toPageFile } from '../content/schemas/page-file.ts';
import { type RecordedFile, toRecordedFile } from '../content/schemas/recorded-file.ts';
import { createStableId } from '../content/stable-id.ts';
import { toItemName } from './item-tree.ts';
import type { LoadContext } from './load-context.ts';
import { addVersions, findMainFile, type LoadedVersion } from './load-items.ts';
import { chooseFiles, groupPageFiles, type LanguageFile } from './page-editions.ts';
import type { ItemNode, PageLayout } from './site-model.ts';

export type LoadedPage = LoadedVersion<PageFile | RecordedFile>;

function loadFile({ files, templates, lastGood }: LoadContext, file: LanguageFile): LoadedPage {
  const { language, path, isRecorded, version: number } = file;
  const kept = isRecorded
    ? lastGood.recorded(path, () => toRecordedFile(files.toName(path), files.text(path)))
    : lastGood.pages(path, () => toPageFile(files.source(path), templates));
  return { language, number, file: kept };
}

function loadFiles(context: LoadContext, files: readonly LanguageFile[]): LoadedPage[] {
  const { languages } = context.settings;
  return files.flatMap((file, index) => {
    const { language, path } = file;
    const twin = files.slice(0, index).find((other) => other.language === language);
    if (twin) {
      const other = context.files.toName(twin.path);
      context.reportFile(path, `the page has two "${language}" files; the other one is ${other}`);
      return [];
    }
    if (!languages.includes(language)) {
      const known = languages.join(', ');
      context.reportFile(path, `"${language}" is not a language of the site (site.yml: ${known})`);
      return [];
    }
    return [loadFile(context, file)];
  });
}

export const toLayout = (file: PageFile | RecordedFile): PageLayout =>
  'json' in file
    ? { kind: 'recorded', json: file.json, fieldsJson: file.fieldsJson, info: file.info }
    : { kind: 'composed', page: file };

/** Where pages come from. Folders are routes without the slash at the start; the folder of the home page is ''. */
type PageSource = {
  folders: Iterable<string>;
  load(folder: string): LoadedPage[];
  isPublic(folder: string): boolean;
};

function addPage(context: LoadContext, parent: ItemNode, folder: string, source: PageSource): ItemNode {
  const versions = source.load(folder);
  const main = findMainFile(context, versions);
  const page = main && 'navigation' in main ? main : null;
  const node = context.tree.add({
    id: main?.id ?? createStableId(context.settings.name, 'pages', folder),
    name: main?.name ?? (folder === '' ? 'Home' : toItemName(folder.split('/').at(-1) ?? '')),
    parent,
    file: main?.file ?? null,
    template: main?.template ?? context.pageTemplate,
    route: `/${folder}`,
    isPublic: source.isPublic(folder),
    inNavigation: page?.navigation ?? true,
    order: page?.order ?? 1000,
  });
  addVersions(context, node, versions, toLayout);
  return node;
}

const byOrder = (a: ItemNode, b: ItemNode): number =>
  a.order - b.order || (a.route ?? a.path).localeCompare(b.route ?? b.path, 'en');

/** Returns the pages by their lower-case paths. A folder without a page becomes an item without versions. */
export function addPages(context: LoadContext, source: PageSource): ReadonlyMap<string, ItemNode> {
  const pages = new Map<string, ItemNode>();
  const ensurePage = (folder: string): ItemNode => {
    const known = pages.get(`/${folder}`.toLowerCase());
    if (known) return known;
    const parent = folder === '' ? context.tree.root : ensurePage(folder.replace(/\/?[^/]*$/, ''));
    const node = addPage(context, parent, folder, source);
    pages.set(`/${folder}`.toLowerCase(), node);
    return node;
  };
  ensurePage('');
  for (const folder of source.folders) ensurePage(folder);
  for (const node of pages.values()) node.children.sort(byOrder);
  return pages;
}

export function loadPages(context: LoadContext): ReadonlyMap<string, ItemNode> {
  const { edition } = context;
  const groups = groupPageFiles(context.files.paths, context.folder);
  const choose = (folder: string) => chooseFiles(groups.get(folder) ?? [], folder, edition);
  const pages = addPages(context, {
    folders: [...groups.keys()].filter((folder) => choose(folder).length > 0),
    load: (folder) => loadFiles(context, choose(folder)),
    isPublic: (folder) => folder.split('/').every((part) => !part.startsWith('_')),
  });
  if (edition !== 'published') {
    for (const node of pages.values()) node.history = groups.get(node.route?.slice(1) ?? '') ?? [];
  }
  return pages;
}
