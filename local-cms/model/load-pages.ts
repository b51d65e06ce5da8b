import { type PageFile, toPageFile } from '../content/schemas/page-file.ts';
import { type RecordedFile, toRecordedFile } from '../content/schemas/recorded-file.ts';
import { createStableId } from '../content/stable-id.ts';
import { toItemName } from './item-tree.ts';
import type { LoadContext } from './load-context.ts';
import { addVersions, findMainFile, type LoadedVersion } from './load-items.ts';
import { chooseFiles, groupPageFiles, type LanguageFile } from './page-editions.ts';
import type { ItemNode, PageLayout } from './site-model.ts';

type LoadedPage = LoadedVersion<PageFile | RecordedFile>;

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

const toLayout = (file: PageFile | RecordedFile): PageLayout =>
  'json' in file ? { kind: 'recorded', json: file.json } : { kind: 'composed', page: file };

function addPage(context: LoadContext, parent: ItemNode, folder: string, versions: LoadedPage[]): ItemNode {
  const main = findMainFile(context, versions);
  const page = main && 'navigation' in main ? main : null;
  const node = context.tree.add({
    id: main?.id ?? createStableId(context.settings.name, 'pages', folder),
    name: main?.name ?? (folder === '' ? 'Home' : toItemName(folder.split('/').at(-1) ?? '')),
    parent,
    file: main?.file ?? null,
    template: main?.template ?? context.pageTemplate,
    route: `/${folder}`,
    isPublic: folder.split('/').every((part) => !part.startsWith('_')),
    inNavigation: page?.navigation ?? true,
    order: page?.order ?? 1000,
  });
  addVersions(context, node, versions, toLayout);
  return node;
}

const byOrder = (a: ItemNode, b: ItemNode): number =>
  a.order - b.order || (a.route ?? a.path).localeCompare(b.route ?? b.path, 'en');

/** Loads the pages by path in lower case. A folder without a page file becomes an item without versions. */
export function loadPages(context: LoadContext): ReadonlyMap<string, ItemNode> {
  const groups = groupPageFiles(context.files.paths, context.folder);
  const pages = new Map<string, ItemNode>();
  const ensurePage = (folder: string): ItemNode => {
    const known = pages.get(`/${folder}`.toLowerCase());
    if (known) return known;
    const parent = folder === '' ? context.tree.root : ensurePage(folder.replace(/\/?[^/]*$/, ''));
    const files = groups.get(folder) ?? [];
    const chosen = chooseFiles(files, folder, context.edition);
    const node = addPage(context, parent, folder, loadFiles(context, chosen));
    pages.set(`/${folder}`.toLowerCase(), node);
    if (context.edition !== 'published') node.history = files;
    return node;
  };
  ensurePage('');
  for (const [folder, files] of groups) {
    if (chooseFiles(files, folder, context.edition).length > 0) ensurePage(folder);
  }
  for (const node of pages.values()) node.children.sort(byOrder);
  return pages;
}
