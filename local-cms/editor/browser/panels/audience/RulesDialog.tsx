/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Dialog } from '../../controls/Dialog.tsx';
import { EditorProblem } from '../../platform/client.ts';
import { showProblem } from '../../state/status.ts';
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
  const [problem, setProblem] = useState('');
  const save = () =>
    onSave(rules).then(onClose, (error: unknown) => {
      if (error instanceof EditorProblem) setProblem(error.message);
      else showProblem(error);
    });
  return (
    <Dialog title={`Who gets ${variant.name}`} onClose={onClose}>
      <form
        class="dialog-body plain"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
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
        <p class="field-problem" role="alert">
          {problem}
        </p>
        <div class="dialog-actions">
          <button
            type="button"
            class="button"
            onClick={() => setRules([...rules, { variant: variant.name }])}
          >
            Add rule
          </button>
          <button type="submit" class="button primary">
            Save
          </button>
        </div>
      </form>
    </Dialog>
  );
}
