/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FormDialog } from '../../controls/dialog/FormDialog.tsx';
import { useKeptFocus } from '../../controls/rows/use-kept-focus.ts';
import type { EditedRule, Rule, Variant } from './audiences.ts';
import { RuleFields } from './RuleFields.tsx';

type RulesDialogProps = {
  variant: Variant;
  onSave: (rules: readonly EditedRule[]) => Promise<void>;
  onClose: () => void;
};

const KEPT = { rows: '.rule', otherwise: ['.add-rule'] };

/** A rule that is added gets the focus, at its first field. */
function useAdded(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>('.rule:last-of-type input')?.focus();
    before.current = count;
  }, [list, count]);
}

/** Changes who gets a variant. */
export function RulesDialog({ variant, onSave, onClose }: RulesDialogProps) {
  const [rules, setRules] = useState<readonly (EditedRule & { key: number })[]>(() =>
    variant.rules.map((rule, was) => ({ key: was, was, rule })),
  );
  const root = useKeptFocus<HTMLDivElement>(KEPT);
  useAdded(root, rules.length);
  const change = (index: number, rule: Rule) =>
    setRules(rules.map((one, place) => (place === index ? { ...one, rule } : one)));
  const add = () => {
    const key = Math.max(-1, ...rules.map((one) => one.key), variant.rules.length - 1) + 1;
    setRules([...rules, { key, was: null, rule: { variant: variant.name } }]);
  };
  return (
    <FormDialog
      title={`Who sees ${variant.name}`}
      action="Save"
      onSubmit={() => onSave(rules)}
      onClose={onClose}
    >
      <p class="quiet">
        Visitors see it if all conditions of one rule are met. Only visitors who agreed to marketing see
        personalized content. Changes are public immediately.
      </p>
      <div class="rules" ref={root}>
        {rules.map(({ key, rule }, index) => (
          <fieldset key={key} class="rule">
            <legend>Rule {index + 1}</legend>
            <RuleFields rule={rule} onChange={(next) => change(index, next)} />
            <button type="button" class="button plain" onClick={() => setRules(rules.toSpliced(index, 1))}>
              Remove rule {index + 1}
            </button>
          </fieldset>
        ))}
        {rules.length === 0 && <p>Without a rule, nobody sees it.</p>}
        <button type="button" class="button add-rule" onClick={add}>
          Add rule
        </button>
      </div>
    </FormDialog>
  );
}
