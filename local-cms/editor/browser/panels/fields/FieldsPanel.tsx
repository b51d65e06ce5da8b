/** @jsxImportSource preact */
import './fields.css';
import { useEffect, useId } from 'preact/hooks';
import { here, mayChange } from '../../state/content/content.ts';
import { toId } from '../../state/ids.ts';
import { typeInField } from '../../state/page/begin-typing.ts';
import { isOnPage, openPage, selected, selectedNode } from '../../state/page/open-page.ts';
import { openedShared } from '../../state/page/opened-shared.ts';
import { findOtherPage, findShared } from '../../state/page/shared-question.ts';
import { selectedRendering } from '../../state/page/structure.ts';
import { walkPart } from '../../state/page/walk-part.ts';
import { fieldRequest } from '../../state/requests.ts';
import { type EditedItem, findItem, loadItem } from '../../state/saving/items.ts';
import { saveItem } from '../../state/saving/save-items.ts';
import { typeInPanel } from '../../state/saving/unloaded-values.ts';
import { showProblem } from '../../state/status.ts';
import { OtherPageSign } from '../appearance/OtherPageSign.tsx';
import { SharedSign } from '../appearance/SharedSign.tsx';
import { ControlContext } from './control-context.ts';
import { controls } from './controls.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { Field } from './field.ts';
import { toMissing } from './to-missing.ts';
import { toRefusal } from './to-refusal.ts';

/**
 * The shared item that is open, the item of the selected field, or the content of the selected rendering, or the page. A
 * container has none: what it holds has fields of its own.
 */
function findItemId(): string {
  const { page } = here.value;
  if (openedShared.value) return toId(openedShared.value.itemId);
  if (selectedNode.value?.item) return toId(selectedNode.value.item.id);
  if (!selected.value) return toId(page?.itemId ?? '');
  const first = [...walkPart(selected.value)].find(({ item }) => item);
  const content = selectedRendering.value?.datasource;
  // What a page shows nothing of has content all the same.
  return toId(first?.item?.id ?? (content?.kind === 'own' ? content.itemId : ''));
}

const TYPED_ON_PAGE = ['text', 'multiline text', 'rich text'];

type FieldRowProps = { itemId: string; field: Field; edited: EditedItem };

/** Goes to the field if the list of what is missing has led here. */
function useWanted(id: string, { name }: Field): void {
  const wanted = fieldRequest.value;
  const isWanted = wanted?.field === name && wanted.item === (selected.value?.uid ?? '');
  useEffect(() => {
    if (!isWanted) return;
    fieldRequest.value = null;
    const control = document.getElementById(id);
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }, [isWanted, id]);
}

export function FieldRow({ itemId, field, edited: { language, typed, problem: refusal } }: FieldRowProps) {
  const id = useId();
  useWanted(id, field);
  const Control = controls[field.type];
  const isTyped = typed.has(field.name);
  const value = isTyped ? typed.get(field.name) : field.jsonValue;
  const missing = mayChange.value ? toMissing(field, value) : '';
  const problem = toRefusal(refusal, field.name, [...typed.keys()]) || missing;
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isLine = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!TYPED_ON_PAGE.includes(field.type) || !(event.key === 'F2' || (event.key === 'Enter' && isLine)))
      return;
    event.preventDefault();
    typeInField(itemId, field.name);
  };
  return (
    <FieldFrame id={id} field={field} problem={problem} onKeyDown={press}>
      {Control ? (
        <Control
          id={id}
          field={field}
          value={value}
          problem={problem}
          onChange={(value) => typeInPanel({ itemId, language, name: field.name, value })}
        />
      ) : (
        <output id={id} class="quiet">
          {typeof value === 'string' ? value : JSON.stringify(value ?? '')}
        </output>
      )}
    </FieldFrame>
  );
}

/** Says why something is not saved, or who else works here, before the fields. */
function Warning({
  itemId,
  edited: { language, typed, problem, changedBy },
}: {
  itemId: string;
  edited: EditedItem;
}) {
  if (typed.size === 0 || (!problem && !changedBy)) return null;
  return (
    <p class="warning">
      {changedBy ? `${changedBy} changed this while you typed.` : 'Your last change was not saved.'}
      <button type="button" class="button" onClick={() => saveItem(itemId, language).catch(showProblem)}>
        {changedBy ? 'Compare and save' : 'Try again'}
      </button>
    </p>
  );
}

/** Says for whom the content is: that of a variant is named “hero for walkers” (../../../../content/schemas/renderings.ts). */
const toAudience = ({ item }: EditedItem): string => / for [^ ]+$/.exec(item.name)?.[0] ?? '';

const closeShared = () => {
  openedShared.value = null;
};

/** The fields of what is selected, made from its template. */
export function FieldsPanel() {
  const itemId = findItemId();
  const { language } = here.value;
  const settingsId = useId();
  const isFallback = here.value.page?.stage === 'fallback';
  const isOpen = openPage.value.status === 'shown' && here.value.site?.isRecorded === false && !isFallback;
  const edited = findItem(itemId);
  const isForgotten = edited === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a forgotten item is loaded again
  useEffect(() => {
    if (itemId && language && isOpen) loadItem(itemId).catch(showProblem);
  }, [itemId, isOpen, language, isForgotten]);
  if (here.value.site?.isRecorded) return <p class="fields quiet">The site is recorded and read-only.</p>;
  if (isFallback)
    return (
      <p class="fields quiet">
        The page shows another language here. Create its translation under Languages to edit it.
      </p>
    );
  if (!itemId) return <p class="fields quiet">The selected part has no fields of its own.</p>;
  if (!edited) return <p class="fields quiet">Loading …</p>;
  const other = findOtherPage(itemId);
  const part =
    openedShared.value?.name ??
    other?.title ??
    selectedRendering.value?.label ??
    here.value.page?.title ??
    '';
  const name = part + toAudience(edited);
  const shared = findShared(edited.item.file);
  const isPage = itemId === toId(here.value.page?.itemId ?? '');
  const isSetting = (field: Field) => isPage && !isOnPage(itemId, field.name);
  const { nodes } = edited.item.fields;
  const [shown, settings] = [nodes.filter((field) => !isSetting(field)), nodes.filter(isSetting)];
  return (
    <form
      onFocusOut={() => saveItem(itemId, language).catch(showProblem)}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset class="fields" disabled={!mayChange.value}>
        <legend class="sr-only">{name}</legend>
        <h2>{name}</h2>
        {openedShared.value && (
          <button type="button" class="link-button" onClick={closeShared}>
            Back to the page
          </button>
        )}
        {shared && <SharedSign name={shared.name} pages={shared.pages} />}
        {other && <OtherPageSign page={other} />}
        {!mayChange.value && <p class="quiet">This version is read-only.</p>}
        <Warning itemId={itemId} edited={edited} />
        <ControlContext.Provider value={controls}>
          {shown.map((field) => (
            <FieldRow key={`${itemId} ${field.name}`} itemId={itemId} field={field} edited={edited} />
          ))}
          {settings.length > 0 && (
            <section class="settings" aria-labelledby={settingsId}>
              <h3 id={settingsId}>Page settings</h3>
              <p class="quiet">Not shown on this page. Menus, lists and search engines use them.</p>
              {settings.map((field) => (
                <FieldRow key={`${itemId} ${field.name}`} itemId={itemId} field={field} edited={edited} />
              ))}
            </section>
          )}
        </ControlContext.Provider>
      </fieldset>
    </form>
  );
}
