/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import type { EditedRule, Rule, Variant } from './audiences.ts';
import { RuleFields } from './RuleFields.tsx';

type RulesDialogProps = {
  variant: Variant;
  onSave: (rules: readonly EditedRule[]) => Promise<void>;
  onClose: () => void;
};

/** Changes who gets a variant. */
export function RulesDialog({ variant, onSave, onClose }: RulesDialogProps) {
  const [rules, setRules] = useState<readonly (EditedRule & { key: number })[]>(() =>
    variant.rules.map((rule, was) => ({ key: was, was, rule })),
  );
  const change = (index: number, rule: Rule) =>
    setRules(rules.map((one, place) => (place === index ? { ...one, rule } : one)));
  const add = () => {
    const key = Math.max(-1, ...rules.map((one) => one.key), variant.rules.length - 1) + 1;
    setRules([...rules, { key, was: null, rule: { variant: variant.name } }]);
  };
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
      {rules.map(({ key, rule }, index) => (
        <fieldset key={key} class="rule">
          <legend>Rule {index + 1}</legend>
          <RuleFields rule={rule} onChange={(next) => change(index, next)} />
          <button type="button" class="button plain" onClick={() => setRules(rules.toSpliced(index, 1))}>
            Remove rule {index + 1}
          </button>
        </fieldset>
      ))}
      {rules.length === 0 && <p>Without a rule, nobody gets it.</p>}
      <button type="button" class="button add-rule" onClick={add}>
        Add rule
      </button>
    </FormDialog>
  );
}
