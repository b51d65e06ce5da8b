/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { toId } from '../../state/ids.ts';
import { openPage, select, walkOutline } from '../../state/page/open-page.ts';
import { go } from '../../state/place/place.ts';
import { showProblem } from '../../state/status.ts';
import {
  type Audiences,
  describeRule,
  type PageComponent,
  toComponentName,
  type Variant,
} from './audiences.ts';
import { RulesDialog } from './RulesDialog.tsx';
import { removeVariant, type Show, setRules, setShow } from './save-variants.ts';

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

const Component = ({ audiences, variant, component }: CardProps & { component: PageComponent }) => {
  const name = toComponentName(component);
  return (
    <li>
      <button type="button" class="link-button" onClick={() => selectComponent(component)}>
        {name}
      </button>
      <select
        aria-label={`${name} for ${variant.name}`}
        value={toShow(component, variant)}
        onChange={({ currentTarget }) => {
          const chosen = SHOWS.find(({ value }) => value === currentTarget.value);
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

/** Lists those that differ first. A variant of a component is for the one that has it. */
function listComponents({ components }: Audiences, { id, component }: Variant): readonly PageComponent[] {
  const listed =
    component === null ? components : components.filter((one) => one.id === component || one.shown[id]);
  return [...listed.filter(({ shown }) => shown[id]), ...listed.filter(({ shown }) => !shown[id])];
}

const DeleteDialog = ({ audiences, variant, onClose }: CardProps & { onClose: () => void }) => (
  <FormDialog
    title={`Delete ${variant.name}?`}
    action="Delete"
    isDanger
    onSubmit={async () => {
      await removeVariant(audiences, variant);
      go({ audience: '' });
    }}
    onClose={onClose}
  >
    <p>Nobody gets it any more at once. What it shows is removed from the drafts of all languages.</p>
  </FormDialog>
);

/** One variant: who gets it, and while it is shown, what differs in it. */
export function VariantCard({ audiences, variant, isShown }: CardProps & { isShown: boolean }) {
  const [dialog, setDialog] = useState<'rules' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const { id, name, component, rules } = variant;
  return (
    <li class="variant">
      <button
        type="button"
        class="audience"
        aria-pressed={isShown}
        onClick={() => go({ audience: isShown ? '' : id })}
      >
        {name}
        {component !== null && <span class="quiet"> of {component}</span>}
      </button>
      {rules.map((rule) => (
        <p key={describeRule(rule)} class="quiet">
          {describeRule(rule)}
        </p>
      ))}
      {rules.length === 0 && <p class="quiet">Nobody gets it yet.</p>}
      {isShown && (
        <>
          <div class="variant-actions">
            <button type="button" class="button" onClick={() => setDialog('rules')}>
              Who gets it …
            </button>
            <button type="button" class="button" onClick={() => setDialog('delete')}>
              Delete …
            </button>
          </div>
          <ul class="variant-components">
            {listComponents(audiences, variant).map((one) => (
              <Component key={one.uid} audiences={audiences} variant={variant} component={one} />
            ))}
          </ul>
        </>
      )}
      {dialog === 'rules' && (
        <RulesDialog
          variant={variant}
          onSave={(next) => setRules(audiences, variant, next)}
          onClose={close}
        />
      )}
      {dialog === 'delete' && <DeleteDialog audiences={audiences} variant={variant} onClose={close} />}
    </li>
  );
}
