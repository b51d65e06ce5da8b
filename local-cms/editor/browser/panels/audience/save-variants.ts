import { deleteVariant, updateVariants } from '../../platform/site-mutations.ts';
import { here, whenContentIsNew } from '../../state/content/content.ts';
import { moveInList } from '../../state/move-in-list.ts';
import { renewPage } from '../../state/page/renewal.ts';
import { change } from '../../state/saving/changes.ts';
import { announce } from '../../state/status.ts';
import {
  type Audiences,
  type EditedRule,
  listRules,
  type Rule,
  replaceRules,
  toVariantId,
  type Variant,
} from './audiences.ts';

export type Show = 'OWN' | 'HIDDEN' | 'DEFAULT';

type Changes = {
  experiences?: readonly { renderingId: string; variantId: string; show: Show }[];
  rules?: readonly { component: string | null; rules: readonly Rule[] }[];
};

async function save(audiences: Audiences, changes: Changes, done: string): Promise<void> {
  const { itemId, revision, rulesRevision } = audiences;
  const { language } = here.value;
  await change(updateVariants, { itemId, language, revision, rulesRevision, ...changes });
  announce(done);
  await whenContentIsNew();
  renewPage();
}

/** Sets what a component shows to the visitors who get a variant. */
export const setShow = (
  audiences: Audiences,
  variant: Variant,
  renderingId: string,
  show: Show,
): Promise<void> =>
  save(
    audiences,
    { experiences: [{ renderingId, variantId: variant.id, show }] },
    `${variant.name} is changed in the draft.`,
  );

type NewVariant = { component: string | null; name: string; renderingId: string; show: Show; rule: Rule };

const toRuleChange = (
  audiences: Audiences,
  component: string | null,
  name: string,
  rules: readonly EditedRule[],
) => ({
  component,
  rules: replaceRules(listRules(audiences, component), name, rules),
});

/** Makes a variant in the draft, with the rule that chooses it. */
export const makeVariant = (
  audiences: Audiences,
  { component, name, renderingId, show, rule }: NewVariant,
): Promise<void> =>
  save(
    audiences,
    {
      experiences: [{ renderingId, variantId: toVariantId(component, name), show }],
      rules: [toRuleChange(audiences, component, name, [{ rule, was: null }])],
    },
    `The variant ${name} is made.`,
  );

export const setRules = (
  audiences: Audiences,
  variant: Variant,
  rules: readonly EditedRule[],
): Promise<void> =>
  save(
    audiences,
    { rules: [toRuleChange(audiences, variant.component, variant.name, rules)] },
    `Who gets ${variant.name} is saved.`,
  );

/** Moves a rule to another place in the list of the page, or of a component. */
export function moveRule(
  audiences: Audiences,
  component: string | null,
  from: number,
  to: number,
): Promise<void> {
  const rules = listRules(audiences, component);
  const next = moveInList(rules, from, to);
  const done = `The rule is now number ${to + 1}.`;
  return save(audiences, { rules: [{ component, rules: next }] }, done);
}

export async function removeVariant({ itemId }: Audiences, variant: Variant): Promise<void> {
  await change(deleteVariant, { itemId, language: here.value.language, variantId: variant.id });
  announce(`${variant.name} is deleted.`);
  await whenContentIsNew();
  renewPage();
}
