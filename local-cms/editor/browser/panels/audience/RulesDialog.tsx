/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/FormDialog.tsx';
import type { Rule, Variant } from './audiences.ts';
import { RuleFields } from './RuleFields.tsx';

type RulesDialogProps = {
  variant: Variant;
  onSave: (rules: readonly Rule[]) => Promise<void>;
  onClose: () => void;
};

/** Changes who gets a variant. */
export function RulesDialog({ variant, onSave, onClose }: RulesDialogProps) {
  const [rules, setRules] = useState(variant.rules);
  return (
    <FormDialog
      title={`Who gets ${variant.name}`}
      action="Save"
      onSubmit={() => onSave(rules)}
      onClose={onClose}
    >
      <p class="quiet">
        A visitor gets it if all conditions of one rule are met. Only visitors who agreed to marketing get
        variants. A change is public at once.
      </p>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
        <fieldset key={index} class="rule">
          <legend>Rule {index + 1}</legend>
          <RuleFields rule={rule} onChange={(next) => setRules(rules.with(index, next))} />
          <button type="button" class="button plain" onClick={() => setRules(rules.toSpliced(index, 1))}>
            Remove rule {index + 1}
          </button>
        </fieldset>
      ))}
      {rules.length === 0 && <p>Without a rule, nobody gets it.</p>}
      <button
        type="button"
        class="button add-rule"
        onClick={() => setRules([...rules, { variant: variant.name }])}
      >
        Add rule
      </button>
    </FormDialog>
  );
}
