import { deleteVariant, updateVariants } from '../../platform/site-mutations.ts';
import { here } from '../../state/content/content.ts';
import { moveInList } from '../../state/move-in-list.ts';
import { clearGhost, showGhost } from '../../state/page/ghosts.ts';
import { prepareRenewal, renewPage } from '../../state/page/renewal.ts';
import { findKey } from '../../state/page/structure.ts';
import { go, place } from '../../state/place/place.ts';
import { change } from '../../state/saving/changes.ts';
import { announce } from '../../state/status.ts';
import {
  type Audiences,
  addRule,
  type EditedRule,
  listRules,
  type Rule,
  replaceRules,
  toVariantId,
  type Variant,
} from './audiences.ts';
import { type Changes, makeOwnChange, type Show } from './own-changes.ts';

/** `shown` is what the panel shows before it is loaded again: a form shows nothing before it is saved. */
type Task = { changes: Changes; shown?: Changes; done: string };

async function save(audiences: Audiences, { changes, shown = {}, done }: Task): Promise<void> {
  const { itemId } = audiences;
  const { language } = here.value;
  const marks = (changes.experiences ?? []).map(({ renderingId }) => findKey(renderingId));
  if (marks.length > 0) showGhost({ marks });
  try {
    await makeOwnChange(audiences, shown, ({ revision, rulesRevision }) =>
      change(updateVariants, { itemId, language, revision, rulesRevision, ...changes }),
    );
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
  prepareRenewal();
  const changes = { experiences: [{ renderingId, variantId: id, show }] };
  await save(audiences, { changes, shown: changes, done: `${name} was changed in the draft.` });
  renewPage();
}

type NewVariant = { component: string | null; name: string; renderingId: string; show: Show; rule: Rule };

/** Makes a variant in the draft, with the rule that chooses it, and shows it. */
export async function makeVariant(
  audiences: Audiences,
  { component, name, renderingId, show, rule }: NewVariant,
): Promise<void> {
  const variantId = toVariantId(component, name);
  prepareRenewal(variantId);
  const changes: Changes = {
    experiences: [{ renderingId, variantId, show }],
    rules: [{ component, rules: addRule(listRules(audiences, component), rule) }],
  };
  await save(audiences, {
    changes,
    done: `The audience ${name} was created. Its content is a draft: edit it, then publish.`,
  });
  const isShown = place.value.audience === variantId;
  go({ audience: variantId, item: renderingId });
  if (isShown) renewPage();
}

export function setRules(
  audiences: Audiences,
  { component, name }: Variant,
  edited: readonly EditedRule[],
): Promise<void> {
  const rules = replaceRules(listRules(audiences, component), name, edited);
  return save(audiences, {
    changes: { rules: [{ component, rules }] },
    done: `The rules of ${name} were saved. They are public.`,
  });
}

/** Moves a rule to another place in the list of the page, or of a component. */
export function moveRule(
  audiences: Audiences,
  component: string | null,
  from: number,
  to: number,
): Promise<void> {
  const rules = listRules(audiences, component);
  const changes = { rules: [{ component, rules: moveInList(rules, from, to) }] };
  return save(audiences, { changes, shown: changes, done: `The rule is now number ${to + 1}.` });
}

/** Deletes the variant that is shown, and shows the page to everybody. */
export async function removeVariant({ itemId }: Audiences, variant: Variant): Promise<void> {
  await change(deleteVariant, { itemId, language: here.value.language, variantId: variant.id });
  announce(`${variant.name} was deleted.`);
  go({ audience: '' });
}
