import { deleteVariant, updateVariants } from '../../platform/site-mutations.ts';
import { here } from '../../state/content/content.ts';
import { moveInList } from '../../state/move-in-list.ts';
import { clearGhost, showGhost } from '../../state/page/ghosts.ts';
import { expectRenewal, renewPage } from '../../state/page/renewal.ts';
import { findKey } from '../../state/page/structure.ts';
import { go } from '../../state/place/place.ts';
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
  const marks = (changes.experiences ?? []).map(({ renderingId }) => findKey(renderingId));
  if (marks.length > 0) showGhost({ marks });
  try {
    await change(updateVariants, { itemId, language, revision, rulesRevision, ...changes });
  } catch (error) {
    clearGhost();
    throw error;
  }
  announce(done);
}

/** Sets what a component shows to the visitors who get a variant. */
export async function setShow(
  audiences: Audiences,
  { id, name }: Variant,
  renderingId: string,
  show: Show,
): Promise<void> {
  expectRenewal();
  const experiences = [{ renderingId, variantId: id, show }];
  await save(audiences, { experiences }, `${name} is changed in the draft.`);
  renewPage();
}

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

/** Makes a variant in the draft, with the rule that chooses it, and shows it. */
export async function makeVariant(
  audiences: Audiences,
  { component, name, renderingId, show, rule }: NewVariant,
): Promise<void> {
  const variantId = toVariantId(component, name);
  expectRenewal(variantId);
  await save(
    audiences,
    {
      experiences: [{ renderingId, variantId, show }],
      rules: [toRuleChange(audiences, component, name, [{ rule, was: null }])],
    },
    `The variant ${name} is made.`,
  );
  go({ audience: variantId, item: renderingId });
}

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

/** Deletes the variant that is shown, and shows the page to everybody. */
export async function removeVariant({ itemId }: Audiences, variant: Variant): Promise<void> {
  await change(deleteVariant, { itemId, language: here.value.language, variantId: variant.id });
  announce(`${variant.name} is deleted.`);
  go({ audience: '' });
}
