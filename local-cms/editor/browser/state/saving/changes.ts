import { computed, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { isRecord } from '../../../../content/yaml/same-data.ts';
import { askAuthoring } from '../../platform/client.ts';
import type { Mutation } from '../../platform/mutations.ts';
import { createQueue } from '../create-queue.ts';
import { prepareRenewal } from '../page/renewal.ts';
import { place } from '../place/place.ts';
import { done, notice, problem } from '../status.ts';
import { author } from '../who.ts';
import { isSaving, isStuck } from './unsaved.ts';

const running = signal(0);

/** Counts the changes that were saved here. */
export const savedCount = signal(0);

/** What was shown when the last change was saved. */
const savedAt = signal('');

const toShown = (): string => [place.value.site, place.value.view, place.value.page].join();

export const savingText = computed(() => {
  if (isStuck.value) return 'Not saved';
  if (running.value > 0 || isSaving.value) return 'Saving …';
  if (notice.value) return notice.value;
  return savedAt.value === toShown() && !problem.value ? 'Saved' : '';
});

export const hasUnsaved = computed(() => running.value > 0 || isSaving.value || isStuck.value);

/** Revisions that changes of this window have made, which are no news when the CMS tells of them. */
const ownRevisions = new Set<unknown>();

export const isOwn = (revision: string): boolean => ownRevisions.has(revision);

function noteRevisions(result: unknown): void {
  const item = isRecord(result) && isRecord(result.item) ? result.item : {};
  if (item.revision) ownRevisions.add(item.revision);
  const files = isRecord(result) && Array.isArray(result.files) ? result.files : [];
  for (const file of files) if (isRecord(file) && file.revision) ownRevisions.add(file.revision);
}

/** What the page cannot show before it is loaded again. */
const RENEWING = ['updateLayout', 'changeDatasource', 'undo', 'redo'];

const inTurn = createQueue();

async function send<Data>(mutation: Mutation<Data>, input: object): Promise<Data> {
  const { name, input: type, answer, schema } = mutation;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${answer} } }`;
  const data = await askAuthoring(z.record(z.string(), schema), query, {
    input: { ...input, by: author.value },
  });
  const result = data[name];
  if (result === undefined) throw new Error(`The CMS has not answered ${name}.`);
  return result;
}

/** Saves a change after those before it. It is rejected with the reason why it was not saved. */
export async function change<Data>(mutation: Mutation<Data>, input: object): Promise<Data> {
  running.value += 1;
  done.value = null;
  if (RENEWING.includes(mutation.name)) prepareRenewal();
  try {
    const result = await inTurn(() => send(mutation, input));
    savedCount.value += 1;
    savedAt.value = toShown();
    noteRevisions(result);
    return result;
  } finally {
    running.value -= 1;
  }
}

/** Waits for the changes that are being saved. */
export const whenSaved = (): Promise<void> => inTurn(async () => {});
