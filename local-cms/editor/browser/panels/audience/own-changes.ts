import { signal } from '@preact/signals';
import { changeCount } from '../../state/content/change-count.ts';
import { createQueue } from '../../state/create-queue.ts';
import type { Audiences, Rule } from './audiences.ts';

export type Show = 'OWN' | 'HIDDEN' | 'DEFAULT';

export type Changes = {
  experiences?: readonly { renderingId: string; variantId: string; show: Show }[];
  rules?: readonly { component: string | null; rules: readonly Rule[] }[];
};

/** Changes that the panel shows before it is loaded again, so that the next one can follow at once. */
type OwnChanges = {
  /** What was loaded, with the changes, and with the revisions of those that are saved. */
  now: Audiences;
  /** The revisions before the changes, between them and after them. */
  passed: readonly string[];
  /** The data that lack some of the changes. */
  older: WeakSet<Audiences>;
  /** How many of them are being saved. */
  running: number;
  /** The count of changes when the last one was saved. What is loaded after it rises has all of them. */
  count: number;
};

const own = signal<OwnChanges | null>(null);

const toKey = ({ itemId, revision, rulesRevision }: Audiences): string =>
  JSON.stringify([itemId, revision, rulesRevision]);

/** What was loaded while changes were saved can lack some of them. */
function isOlder(data: Audiences, { now, passed, older, running, count }: OwnChanges): boolean {
  if (data === now) return true;
  const isEarly = running > 0 || changeCount.peek() === count;
  if (isEarly && passed.includes(toKey(data))) older.add(data);
  return older.has(data);
}

/** Returns what was loaded, with the changes that were made since. */
export const toPresent = (data: Audiences): Audiences =>
  own.value && isOlder(data, own.value) ? own.value.now : data;

function withShow(audiences: Audiences, uid: string, variantId: string, show: Show): Audiences {
  const components = audiences.components.map((one) => {
    if (one.uid !== uid) return one;
    const { [variantId]: _, ...shown } = one.shown;
    return { ...one, shown: show === 'DEFAULT' ? shown : { ...shown, [variantId]: show.toLowerCase() } };
  });
  return { ...audiences, components };
}

function withRules(audiences: Audiences, component: string | null, list: readonly Rule[]): Audiences {
  const { page, components } = audiences.rules;
  const next = [...list];
  const rules =
    component === null
      ? { page: next, components }
      : { page, components: { ...components, [component]: next } };
  return { ...audiences, rules };
}

const applyChanges = (audiences: Audiences, { experiences = [], rules = [] }: Changes): Audiences => {
  const shown = experiences.reduce(
    (changed, { renderingId, variantId, show }) => withShow(changed, renderingId, variantId, show),
    audiences,
  );
  return rules.reduce((changed, one) => withRules(changed, one.component, one.rules), shown);
};

type SavedFiles = readonly { path: string; revision: string | null }[];

function noteRevisions({ now, passed, older, running }: OwnChanges, files: SavedFiles): OwnChanges {
  const isOfRules = ({ path }: { path: string }) => /\/personalize\.ya?ml$/.test(path);
  const revision = files.find((file) => !isOfRules(file))?.revision ?? now.revision;
  const rulesRevision = files.find(isOfRules)?.revision ?? now.rulesRevision;
  const saved = { ...now, revision, rulesRevision };
  const count = changeCount.peek();
  return { now: saved, passed: [...passed, toKey(saved)], older, running: running - 1, count };
}

const inTurn = createQueue();

/** Saves a change with the revisions of the one before it, and shows it at once. */
export async function makeOwnChange(
  data: Audiences,
  shown: Changes,
  send: (revisions: Pick<Audiences, 'revision' | 'rulesRevision'>) => Promise<{ files: SavedFiles }>,
): Promise<void> {
  const known = own.peek();
  const begun: OwnChanges =
    known && isOlder(data, known)
      ? known
      : { now: data, passed: [toKey(data)], older: new WeakSet([data]), running: 0, count: -1 };
  own.value = { ...begun, now: applyChanges(begun.now, shown), running: begun.running + 1 };
  try {
    const { files } = await inTurn(() => send(own.peek()?.now ?? data));
    if (own.value) own.value = noteRevisions(own.value, files);
  } catch (error) {
    own.value = null;
    throw error;
  }
}
