/** @jsxImportSource preact */
import './fields.css';
import { useEffect, useId } from 'preact/hooks';
import { here } from '../../state/content.ts';
import { toId } from '../../state/ids.ts';
import { items, loadItem, saveItem, typeInPanel } from '../../state/items.ts';
import { openPage, selected, selectedNode, walkOutline } from '../../state/open-page.ts';
import { showProblem } from '../../state/status.ts';
import { controls } from './controls.tsx';
import type { Field } from './field.ts';

/** The item of the selected field, or that of the first field of the selected rendering, or the page. */
function findItemId(): string {
  const { page } = here.value;
  if (selectedNode.value?.item) return toId(selectedNode.value.item.id);
  if (!selected.value) return toId(page?.itemId ?? '');
  const first = [...walkOutline(selected.value.children)].find(({ item }) => item);
  return toId(first?.item?.id ?? '');
}

type FieldRowProps = { itemId: string; field: Field; typed: ReadonlyMap<string, unknown>; problem: string };

function FieldRow({ itemId, field, typed, problem }: FieldRowProps) {
  const id = useId();
  const Control = controls[field.type];
  const value = typed.has(field.name) ? typed.get(field.name) : field.jsonValue;
  const shown = typed.has(field.name) ? problem : '';
  return (
    <div class={`field ${field.type.replaceAll(' ', '-')}`}>
      <label for={id}>{field.name}</label>
      {Control ? (
        <Control
          id={id}
          field={field}
          value={value}
          problem={shown}
          onChange={(next) => typeInPanel(itemId, field.name, next)}
        />
      ) : (
        <output id={id} class="quiet">
          {typeof value === 'string' ? value : JSON.stringify(value ?? '')}
        </output>
      )}
      <p id={`${id}-problem`} class="field-problem" hidden={!shown}>
        {shown}
      </p>
    </div>
  );
}

/** The fields of what is selected, made from its template. */
export function FieldsPanel() {
  const itemId = findItemId();
  const { language } = here.value;
  const { status } = openPage.value;
  useEffect(() => {
    if (itemId && language && status === 'shown') loadItem(itemId).catch(showProblem);
  }, [itemId, status, language]);
  const edited = items.value.get(itemId);
  if (!itemId) return <p class="fields quiet">What is selected has no fields.</p>;
  if (!edited) return <p class="fields quiet">Loading …</p>;
  return (
    <form class="fields" onFocusOut={() => saveItem(itemId)} onSubmit={(event) => event.preventDefault()}>
      <h2>{edited.item.name}</h2>
      {edited.item.fields.nodes.map((field) => (
        <FieldRow
          key={`${itemId} ${field.name}`}
          itemId={itemId}
          field={field}
          typed={edited.typed}
          problem={edited.problem}
        />
      ))}
    </form>
  );
}
