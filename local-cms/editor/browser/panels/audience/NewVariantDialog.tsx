/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { EditorProblem } from '../../platform/client.ts';
import { toAddress } from '../pages/tree.ts';
import { type Audiences, listVariants, type Rule, toComponentId } from './audiences.ts';
import { RuleFields } from './RuleFields.tsx';
import { makeVariant } from './save-variants.ts';

type NewVariantDialogProps = { audiences: Audiences; selectedUid: string; onClose: () => void };

const SHOWS = [
  { value: 'OWN', text: 'Other content' },
  { value: 'HIDDEN', text: 'Nothing: the component is hidden' },
] as const;

/** Asks for a variant's name, for the first component that differs in it, and for who sees it. */
export function NewVariantDialog({ audiences, selectedUid, onClose }: NewVariantDialogProps) {
  const { components } = audiences;
  const [name, setName] = useState('');
  const [uid, setUid] = useState(
    components.find((one) => one.uid === selectedUid)?.uid ?? components[0]?.uid,
  );
  const [isOfPage, setOfPage] = useState(true);
  const [show, setShow] = useState<'OWN' | 'HIDDEN'>('OWN');
  const [rule, setRule] = useState<Rule>({ variant: '' });
  const id = useId();
  const variant = toAddress(name);
  const make = async () => {
    const chosen = components.find((one) => one.uid === uid);
    if (!chosen) return;
    const isTaken = listVariants(audiences).some((one) => one.name === variant);
    if (isTaken || variant === 'default')
      throw new EditorProblem(`The name ${variant} is taken. Use another one.`);
    const component = isOfPage ? null : toComponentId(chosen);
    const made = { component, name: variant, renderingId: chosen.uid, show, rule: { ...rule, variant } };
    await makeVariant(audiences, made);
  };
  return (
    <FormDialog title="New audience" action="Create audience" onSubmit={make} onClose={onClose}>
      <div>
        <label for={`${id}-name`}>Name of the audience</label>
        <input
          id={`${id}-name`}
          value={name}
          required
          maxLength={100}
          pattern=".*[A-Za-z0-9].*"
          title="At least one letter from A to Z, or a digit"
          placeholder="members"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        {variant !== name && <p class="quiet">It is saved as {variant}.</p>}
      </div>
      <div>
        <label for={`${id}-component`}>Component that differs</label>
        <select
          id={`${id}-component`}
          value={uid}
          onChange={({ currentTarget }) => setUid(currentTarget.value)}
        >
          {components.map((one) => (
            <option key={one.uid} value={one.uid}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label for={`${id}-show`}>What they see instead</label>
        <select
          id={`${id}-show`}
          value={show}
          onChange={({ currentTarget }) => setShow(currentTarget.value === 'HIDDEN' ? 'HIDDEN' : 'OWN')}
        >
          {SHOWS.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={isOfPage}
          onChange={({ currentTarget }) => setOfPage(currentTarget.checked)}
        />
        Other components can differ too
      </label>
      <fieldset class="rule">
        <legend>Who sees it</legend>
        <p class="quiet">Only visitors who agreed to marketing see it.</p>
        <RuleFields rule={rule} onChange={setRule} />
      </fieldset>
    </FormDialog>
  );
}
