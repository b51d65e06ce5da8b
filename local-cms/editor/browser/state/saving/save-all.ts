import { EditorProblem } from '../../platform/client.ts';
import { findShared } from '../page/shared-question.ts';
import { explain, showProblem } from '../status.ts';
import { hasUnsaved } from './changes.ts';
import { isHere, items } from './items.ts';
import { dropTyped, saveKey } from './save-items.ts';
import { openUnloaded } from './unloaded-values.ts';

export const saveEach = async (): Promise<void> => {
  await openUnloaded();
  await Promise.all([...items.value.keys()].map(saveKey));
};

/** Saves what is typed before something that shall have it. Throws if a text of the open page was refused. */
export async function saveUnsaved(): Promise<void> {
  await saveEach();
  const refused = [...items.value.values()].find(
    (one) => isHere(one) && one.typed.size > 0 && one.problem !== '',
  );
  if (!refused) return;
  const { problem } = refused;
  throw new EditorProblem(`Some text was not saved. Correct it first. ${problem}`);
}

/** Forgets what was typed into the draft of the open page and refused. Shared content has no draft. */
export function dropRefused(): void {
  for (const [key, edited] of items.value)
    if (isHere(edited) && edited.problem !== '' && !findShared(edited.item.file)) dropTyped(key);
}

/** Saves everything that is typed and not saved yet. */
export function saveAll(): void {
  if (hasUnsaved.value) saveEach().catch(showProblem);
  else explain('All changes are saved.');
}
