/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../controls/dialog/Dialog.tsx';
import { fetchPage, type Page, RefusedChange } from '../../platform/client.ts';
import type { Rendering } from '../../platform/description.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import type { Item } from '../../platform/mutations.ts';
import { here } from '../../state/content/content.ts';
import { toId } from '../../state/ids.ts';
import { openPage, walkOutline } from '../../state/page/open-page.ts';
import { fetchItem, findItem, loadItem } from '../../state/saving/items.ts';
import { saveItem } from '../../state/saving/save-items.ts';
import { showProblem } from '../../state/status.ts';
import { FieldRow } from '../fields/FieldsPanel.tsx';
import { listMissing } from './list-missing.ts';
import { toSourceText } from './source-text.ts';

type Texts = { source: string; language: string };

const toFolder = (file: string): string => file.replace(/[^/]*$/, '');

/** The page and the parts of it that are on the open page, in the order of the page. */
function listItemIds(page: Page): string[] {
  const shown = [...walkOutline(openPage.value.outline)].flatMap(({ item }) => (item ? [toId(item.id)] : []));
  return [...new Set([page.itemId, ...shown])];
}

/** What people call a part: the page by its title, and content by its component and title. */
function toPartName({ itemId, name }: Item): string {
  const isSame = (other: string | undefined) => other !== undefined && toId(other) === toId(itemId);
  const { page } = here.value;
  if (page && isSame(page.itemId)) return page.title;
  const shown = openPage.value.description.renderings.find(
    ({ datasource }) => datasource.kind === 'own' && isSame(datasource.itemId),
  );
  return shown?.label ?? name;
}

/** The texts of an item in both languages. Content that other pages show too is left out. */
function Part({ itemId, folder, source, language }: Texts & { itemId: string; folder: string }) {
  const [original, setOriginal] = useState<Item | null>(null);
  useEffect(() => {
    fetchItem(itemId, source)
      .then(setOriginal)
      .catch((error: unknown) => {
        // A part that the source does not have is left out.
        setOriginal(null);
        if (!(error instanceof RefusedChange)) showProblem(error);
      });
    loadItem(itemId).catch(showProblem);
  }, [itemId, source]);
  const edited = findItem(itemId);
  if (!original || !edited || toFolder(edited.item.file) !== folder) return null;
  const sources = new Map(original.fields.nodes.map((field) => [field.name, field]));
  const fields = edited.item.fields.nodes.flatMap((field) => {
    const from = sources.get(field.name);
    const text = from ? toSourceText(from, from.jsonValue) : '';
    const present = edited.typed.get(field.name) ?? field.jsonValue;
    return text ? [{ field, text, isSame: toSourceText(field, present) === text }] : [];
  });
  if (fields.length === 0) return null;
  return (
    <section aria-label={toPartName(edited.item)}>
      <h3>{toPartName(edited.item)}</h3>
      {fields.map(({ field, text, isSame }) => (
        <div key={field.name} class="sides">
          <div>
            <p class="source" lang={source}>
              {text}
            </p>
            {isSame && <p class="same">Same as {toLanguageName(source)}</p>}
          </div>
          <div lang={language} onFocusOut={() => saveItem(itemId, language).catch(showProblem)}>
            <FieldRow itemId={itemId} field={field} edited={edited} />
          </div>
        </div>
      ))}
    </section>
  );
}

/** Says which components the source has and the translation lacks: their texts are not in the list. */
function Missing({ page, source }: { page: Page; source: string }) {
  const [parts, setParts] = useState<readonly Rendering[]>([]);
  useEffect(() => {
    fetchPage({ item: page.itemId, language: source, version: '', audience: '' })
      .then(({ renderings }) => setParts(renderings))
      .catch(showProblem);
  }, [page.itemId, source]);
  const missing = listMissing(parts, openPage.value.description.renderings);
  if (missing.length === 0) return null;
  return (
    <p class="same">
      {toLanguageName(source)} also has: {missing.join(', ')}. “Copy everything from {toLanguageName(source)}{' '}
      …” under Languages brings them here.
    </p>
  );
}

type TranslationDialogProps = Texts & { page: Page; onClose: () => void };

/** Shows the text of the source beside each field of the translation. */
export function TranslationDialog({ page, source, language, onClose }: TranslationDialogProps) {
  const folder = toFolder(findItem(page.itemId)?.item.file ?? '');
  useEffect(() => {
    loadItem(page.itemId).catch(showProblem);
  }, [page.itemId]);
  return (
    <Dialog
      title={`Translate ${toLanguageName(source)} to ${toLanguageName(language)}`}
      isWide
      onClose={onClose}
    >
      <div class="translation">
        <Missing page={page} source={source} />
        {folder &&
          listItemIds(page).map((itemId) => (
            <Part key={itemId} itemId={itemId} folder={folder} source={source} language={language} />
          ))}
      </div>
    </Dialog>
  );
}
