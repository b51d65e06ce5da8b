/** @jsxImportSource preact */
import { useId } from 'preact/hooks';
import { IconButton } from '../../controls/IconButton.tsx';
import { useReorder } from '../../controls/rows/use-reorder.ts';
import { showProblem } from '../../state/status.ts';
import { type Audiences, describeRule, findBarrier, findComponentLabel, listRules } from './audiences.ts';
import { moveRule } from './save-variants.ts';

type RuleOrderProps = { audiences: Audiences; component: string | null };

const toName = (variant: string): string => (variant === 'default' ? 'Everybody' : variant);

/** The rules of the page or of a component, in the order in which they are tried. */
export function RuleOrder({ audiences, component }: RuleOrderProps) {
  const rules = listRules(audiences, component);
  const { list, step, toRow } = useReorder((from, to) => {
    moveRule(audiences, component, from, to).catch(showProblem);
  });
  const id = useId();
  if (rules.length < 2) return null;
  return (
    <section class="rule-order" aria-labelledby={id}>
      <h3 id={id}>
        {component === null
          ? 'Order of the rules of the page'
          : `Order of the rules of ${findComponentLabel(audiences, component)}`}
      </h3>
      <p class="quiet">The first rule that matches a visitor is used. Changes are public immediately.</p>
      <ol ref={list}>
        {rules.map((rule, index) => {
          const barrier = findBarrier(rules, index);
          const number = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
            <li key={index} {...toRow(index)}>
              <p>
                <strong>
                  {number}. {toName(rule.variant)}
                </strong>{' '}
                <span class="quiet">{describeRule(rule)}</span>
                {barrier >= 0 && (
                  <span class="tag warn">Never used: rule {barrier + 1} is for everybody</span>
                )}
              </p>
              <IconButton
                icon="up"
                label={`Move rule ${number} up`}
                isDisabled={index === 0}
                onClick={() => step(index, -1)}
              />
              <IconButton
                icon="down"
                label={`Move rule ${number} down`}
                isDisabled={number === rules.length}
                onClick={() => step(index, 1)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
