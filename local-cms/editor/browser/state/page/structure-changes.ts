import { effect } from '@preact/signals';
import * as z from 'zod/mini';
import { EditorProblem } from '../../platform/client.ts';
import type { Owner, Rendering } from '../../platform/description.ts';
import type { Component } from '../../platform/library.ts';
import type { Mutation } from '../../platform/mutations.ts';
import { here, mayChange } from '../content/content.ts';
import { createQueue } from '../create-queue.ts';
import { go, place } from '../place/place.ts';
import { toPlaceName } from '../place/place-names.ts';
import { change } from '../saving/changes.ts';
import { offerUndoHere } from '../saving/undo.ts';
import { announce, explain, showProblem } from '../status.ts';
import { clearGhost, type Ghost, showGhost, toGhostPlace } from './ghosts.ts';
import { openPage, select } from './open-page.ts';
import { isRenewalNear, renewPage } from './renewal.ts';
import { confirmShared } from './shared-question.ts';
import { type Slot, toMoveIndex } from './slots.ts';
import { chosenSlot, findKey, findNeighbour, findOwner, findRendering } from './structure.ts';

/** The revision tells this change from those of others. */
const SavedItem = z.object({ itemId: z.string(), revision: z.string() });

const Added = z.object({ added: z.array(z.string()), item: SavedItem });

const updateLayout: Mutation<z.output<typeof Added>> = {
  name: 'updateLayout',
  input: 'UpdateLayoutInput',
  answer: 'added item { itemId revision }',
  schema: Added,
};

const Saved = z.object({ item: SavedItem });

const changeDatasource: Mutation<z.output<typeof Saved>> = {
  name: 'changeDatasource',
  input: 'ChangeDatasourceInput',
  answer: 'item { itemId revision }',
  schema: Saved,
};

export type Change = {
  owner: Owner | undefined;
  /** Shows the change in the page until its data are loaded again. */
  ghost?: Ghost;
  save: (owner: Owner) => Promise<string | undefined>;
  done: string;
  /** Shows what was done with a button to undo it, because people may not expect it. */
  offersUndo?: boolean;
};

async function run({ owner, ghost, save, done, offersUndo = false }: Change): Promise<void> {
  if (!mayChange.value) throw new EditorProblem('This version of the page cannot be changed.');
  if (!owner || !(await confirmShared(owner))) return;
  if (ghost) showGhost(ghost);
  try {
    const before = place.value.item;
    const added = await save(owner);
    // What was selected in the meantime stays selected.
    if (added && place.value.item === before) {
      // These tabs are about the page, and would hide the fields of what was added.
      const isAboutPage = ['versions', 'languages'].includes(place.value.tab);
      go({ item: added, ...(isAboutPage && { tab: 'content' }) });
    }
    if (offersUndo) offerUndoHere(done);
    else announce(done);
    renewPage();
  } catch (error) {
    clearGhost();
    throw error;
  }
}

/** Waits until the page shows the changes before: a command is about what it shows. */
const whenShown = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (isRenewalNear.value || openPage.value.status === 'loading') return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

const commands = createQueue();

let waiting = 0;

/** What a command does, or why it does nothing; undefined if there is nothing to say. */
type Found = Change | string | undefined;

/** A page that is being loaded shows the first change that waits for it, unless a question comes before it. */
function showEarly(find: () => Found): void {
  if (waiting > 0 || openPage.value.status !== 'loading') return;
  const found = find();
  const { ghost, owner } = typeof found === 'object' ? found : {};
  if (ghost && owner?.pages.length === 0 && mayChange.value) showGhost(ghost);
}

/** Runs a command after those before it. `find` finds out what to change when it is its turn; it can be called more often. */
export async function runInTurn(find: () => Found): Promise<void> {
  showEarly(find);
  waiting += 1;
  await commands(async () => {
    await whenShown();
    const found = find();
    if (typeof found === 'string') explain(found);
    else if (found) await run(found);
  }).finally(() => {
    waiting -= 1;
  });
}

/** The same where no form says beside itself why it has failed. */
export const runCommand = (find: () => Found): void => {
  runInTurn(find).catch(showProblem);
};

async function saveLayout({ itemId }: Owner, operation: object): Promise<string | undefined> {
  const { language } = here.value;
  const { added } = await change(updateLayout, { itemId, language, operations: [operation] });
  return added[0];
}

const toTarget = ({ parent, placeholder }: Slot, index: number) => ({
  renderingId: parent && (findRendering(parent)?.holderId ?? parent),
  placeholder,
  index,
});

/** A new component has no texts: those of a sample could become public without anybody seeing it. */
export function addComponent({ name, label, start }: Component, slot: Slot): Change {
  const values = start.fields ? { ...start, fields: {} } : start;
  return {
    owner: slot.owner,
    ghost: toGhostPlace(slot),
    save: (owner) => {
      chosenSlot.value = null;
      return saveLayout(owner, { add: { target: toTarget(slot, slot.index), component: name, values } });
    },
    done: `${label} was added. Press Ctrl+Z to undo.`,
  };
}

export function moveTo(one: Rendering, slot: Slot): Change {
  const key = findKey(one.uid);
  return {
    owner: findOwner(one),
    ghost: { hide: key, copy: key, ...toGhostPlace(slot) },
    save: async (owner) => {
      const target = toTarget(slot, toMoveIndex(slot, one));
      await saveLayout(owner, { move: { renderingId: one.uid, target } });
      return one.uid;
    },
    done: `${one.label} was moved to place ${toMoveIndex(slot, one) + 1} of ${toPlaceName(slot.placeholderName)}.`,
  };
}

export function duplicate(one: Rendering): Change {
  const key = findKey(one.uid);
  return {
    owner: findOwner(one),
    ghost: { copy: key, after: key },
    save: (owner) => saveLayout(owner, { duplicate: { renderingId: one.uid } }),
    done: `${one.label} was duplicated. Press Ctrl+Z to undo.`,
  };
}

export function remove(one: Rendering): Change {
  const { audience } = place.value;
  const next = findNeighbour(one);
  return {
    owner: findOwner(one),
    ghost: { hide: findKey(one.uid) },
    save: async (owner) => {
      const before = place.value.item;
      await saveLayout(owner, { remove: { renderingId: one.uid } });
      // The place of the part belongs to another one now, which nobody has selected.
      if (place.value.item === before) select(next ? findKey(next.uid) : '');
      return undefined;
    },
    done: audience
      ? `${one.label} was deleted for everybody, not only for ${audience}.`
      : `${one.label} was deleted.${next ? ` ${next.label} is selected.` : ''} Press Ctrl+Z to undo.`,
    offersUndo: audience !== '',
  };
}

/** Changes variant, styles, grid or params; null removes one of them. */
export function updateLook(one: Rendering, values: Readonly<Record<string, unknown>>, done: string): Change {
  return {
    owner: findOwner(one),
    ghost: { marks: [findKey(one.uid)] },
    save: (owner) => saveLayout(owner, { update: { renderingId: one.lookId, values } }).then(() => one.uid),
    done,
  };
}

/** Shows a shared item (`use`), makes one of the own content (`share`), or takes a copy of it (`detach`). */
export function changeContent(
  one: Rendering,
  how: { use: string } | { share: string } | { detach: true },
  done: string,
): Change {
  return {
    owner: findOwner(one),
    ghost: { marks: [findKey(one.uid)] },
    save: async ({ itemId }) => {
      const { language } = here.value;
      await change(changeDatasource, { itemId, language, renderingId: one.uid, ...how });
      return one.uid;
    },
    done,
  };
}
