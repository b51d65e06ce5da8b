import * as z from 'zod/mini';
import type { Mutation } from '../../platform/mutations.ts';
import { toTimeText } from '../../platform/times.ts';
import { here, whenContentIsNew } from '../../state/content/content.ts';
import { renewPage } from '../../state/page/renewal.ts';
import { go } from '../../state/place/place.ts';
import { change, hasUnsaved } from '../../state/saving/changes.ts';
import { renewItems } from '../../state/saving/items.ts';
import { pageState } from '../../state/saving/page-state.ts';
import { saveUnsaved } from '../../state/saving/save-all.ts';
import { showDone } from '../../state/status.ts';

type Saved = { item: { revision: string } };

const toMutation = (name: string, input: string): Mutation<Saved> => ({
  name,
  input,
  answer: 'item { revision }',
  schema: z.object({ item: z.object({ revision: z.string() }) }),
});

const restoreItemVersion = toMutation('restoreItemVersion', 'RestoreItemVersionInput');
const schedulePublish = toMutation('schedulePublish', 'SchedulePublishInput');

async function save(mutation: Mutation<Saved>, more: object, toDone: () => string): Promise<void> {
  const { page, language } = here.value;
  if (!page) return;
  await saveUnsaved();
  await change(mutation, { itemId: page.itemId, language, ...more });
  await Promise.all([whenContentIsNew(), renewItems(() => true)]);
  renewPage();
  showDone({ text: toDone() });
}

/** Makes a draft of an older version, and shows it. */
export async function restoreVersion(version: number): Promise<void> {
  // What is saved before has a revision that nobody knows yet.
  const revision = hasUnsaved.value ? undefined : pageState.value?.revision;
  const toDone = () =>
    `Version ${version} was copied to draft version ${here.value.page?.versions[0]?.number}. Publish it to make it public.`;
  await save(restoreItemVersion, { version, revision }, toDone);
  go({ version: '' });
}

/** Lets the CMS publish the draft at a time; null lets it not. */
export const schedule = (at: string | null): Promise<void> =>
  save(
    schedulePublish,
    { at },
    at
      ? () => `Scheduled for ${toTimeText(at)}.`
      : () => 'Scheduled publishing was cancelled. The draft stays a draft.',
  );
