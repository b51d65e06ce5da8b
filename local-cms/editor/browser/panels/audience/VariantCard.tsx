/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { toId } from '../../state/ids.ts';
import { openPage, select, walkOutline } from '../../state/page/open-page.ts';
import { go } from '../../state/place/place.ts';
import { showProblem } from '../../state/status.ts';
import { toAudienceHandlers } from './audience-button.ts';
import {
  type Audiences,
  describeRule,
  findComponentLabel,
  type PageComponent,
  type Variant,
} from './audiences.ts';
import type { Show } from './own-changes.ts';
import { RulesDialog } from './RulesDialog.tsx';
import { removeVariant, setRules, setShow } from './save-variants.ts';

const SHOWS: readonly { value: Show; text: string }[] = [
  { value: 'DEFAULT', text: 'Same' },
  { value: 'OWN', text: 'Differs' },
  { value: 'HIDDEN', text: 'Hidden' },
];

const toShow = ({ shown }: PageComponent, { id }: Variant): Show => {
  if (shown[id] === 'hidden') return 'HIDDEN';
  return shown[id] ? 'OWN' : 'DEFAULT';
};

function selectComponent({ uid }: PageComponent): void {
  const node = [...walkOutline(openPage.value.outline)].find((one) => toId(one.uid ?? '') === uid);
  if (node) select(node.key, { shouldScroll: true });
  else go({ item: uid });
}

type CardProps = { audiences: Audiences; variant: Variant };

type ComponentProps = CardProps & { component: PageComponent; onChoose: () => void };

const Component = ({ audiences, variant, component, onChoose }: ComponentProps) => {
  return (
    <li>
      <button type="button" class="link-button" onClick={() => selectComponent(component)}>
        {component.label}
      </button>
      <select
        aria-label={`${component.label} for ${variant.name}`}
        value={toShow(component, variant)}
        onChange={({ currentTarget }) => {
          const chosen = SHOWS.find(({ value }) => value === currentTarget.value);
          onChoose();
          if (chosen) setShow(audiences, variant, component.uid, chosen.value).catch(showProblem);
        }}
      >
        {SHOWS.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </li>
  );
};

/** Lists what can differ. A variant of a component is for the one that has it. */
const listComponents = ({ components }: Audiences, { id, component }: Variant): readonly PageComponent[] =>
  component === null ? components : components.filter((one) => one.id === component || one.shown[id]);

/** What differs in a variant, and the other parts of the page on demand, because they are many. */
function Components({ audiences, variant }: CardProps) {
  // A part that is changed here stays where it is, so that its list keeps the focus.
  const [held, setHeld] = useState<ReadonlyMap<string, boolean>>(new Map());
  const differs = ({ uid, shown }: PageComponent) => held.get(uid) ?? Boolean(shown[variant.id]);
  const all = listComponents(audiences, variant);
  const others = all.filter((one) => !differs(one));
  const toRow = (one: PageComponent) => (
    <Component
      key={one.uid}
      audiences={audiences}
      variant={variant}
      component={one}
      onChoose={() => setHeld(new Map(held).set(one.uid, differs(one)))}
    />
  );
  return (
    <>
      <ul class="variant-components">{all.filter(differs).map(toRow)}</ul>
      {others.length > 0 && (
        <details>
          <summary>Other parts of the page: {others.length}</summary>
          <ul class="variant-components">{others.map(toRow)}</ul>
        </details>
      )}
    </>
  );
}

const DeleteDialog = ({ audiences, variant, onClose }: CardProps & { onClose: () => void }) => (
  <FormDialog
    title={`Delete ${variant.name}?`}
    action="Delete"
    isDanger
    onSubmit={() => removeVariant(audiences, variant)}
    onClose={onClose}
  >
    <p>Visitors stop seeing it immediately. Its content is removed from the drafts of all languages.</p>
  </FormDialog>
);

/** One variant: who sees it, and while it is shown, what differs in it. */
export function VariantCard({ audiences, variant, isShown }: CardProps & { isShown: boolean }) {
  // Others can change the rules while a dialog is open, which is about those that it began with.
  const [dialog, setDialog] = useState<(CardProps & { kind: 'rules' | 'delete' }) | null>(null);
  const close = () => setDialog(null);
  const { id, name, component, rules } = variant;
  return (
    <li class="variant">
      <button
        type="button"
        class="audience"
        aria-pressed={isShown}
        {...toAudienceHandlers(isShown ? '' : id)}
      >
        {name}
        {component !== null && <span class="quiet"> of {findComponentLabel(audiences, component)}</span>}
      </button>
      {rules.map((rule) => (
        <p key={describeRule(rule)} class="quiet">
          {describeRule(rule)}
        </p>
      ))}
      {rules.length === 0 && <p class="quiet">Nobody sees it yet. Add a rule.</p>}
      {isShown && (
        <>
          <div class="variant-actions">
            <button
              type="button"
              class="button"
              onClick={() => setDialog({ kind: 'rules', audiences, variant })}
            >
              Who sees it …
            </button>
            <button
              type="button"
              class="button"
              onClick={() => setDialog({ kind: 'delete', audiences, variant })}
            >
              Delete …
            </button>
          </div>
          <Components audiences={audiences} variant={variant} />
        </>
      )}
      {dialog?.kind === 'rules' && (
        <RulesDialog
          variant={dialog.variant}
          onSave={(next) => setRules(dialog.audiences, dialog.variant, next)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && <DeleteDialog {...dialog} onClose={close} />}
    </li>
  );
}
