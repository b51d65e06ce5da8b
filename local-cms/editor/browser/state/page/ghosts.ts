import type { Description } from '../../platform/description.ts';
import { findDifference } from './find-difference.ts';
import { channel, openPage } from './open-page.ts';
import { findKey, slots } from './structure.ts';

/** What is hidden, copied or marked, by the keys of chromes, and where something appears. */
export type Ghost = Partial<Record<'hide' | 'copy' | 'before' | 'after' | 'inside', string>> & {
  marks?: readonly string[];
};

let isShown = false;

/** Shows a change in the page until its data are loaded again. */
export function showGhost(ghost: Ghost): void {
  isShown = true;
  channel.value?.send('ghost', ghost);
}

export function clearGhost(): void {
  isShown = false;
  channel.value?.send('ghost', { isOver: true });
}

/** Shows what is new about the page before its data are loaded again, unless that is shown already. */
export function showDifference({ renderings }: Description): void {
  if (isShown) return;
  const difference = findDifference(openPage.value.description.renderings, renderings);
  if (!difference) return;
  const { gone, came } = difference;
  const hide = gone === null ? {} : { hide: findKey(gone) };
  const copy = came?.isMoved ? { copy: findKey(came.uid) } : {};
  showGhost({ ...hide, ...copy, ...(came && toPlace(came)) });
}

/** Marks what differs for one of the audiences, until it is shown as it is for the other one. */
export function markDiffering(audiences: readonly string[]): void {
  const { renderings } = openPage.value.description;
  const differing = renderings.filter(({ experiences }) => experiences.some((id) => audiences.includes(id)));
  if (differing.length > 0) showGhost({ marks: differing.map(({ uid }) => findKey(uid)) });
}

type Came = { parent: string | null; placeholderName: string; before: string | null; after: string | null };

function toPlace({ parent, placeholderName, before, after }: Came): Ghost {
  if (after !== null) return { before: findKey(after) };
  if (before !== null) return { after: findKey(before) };
  const slot = slots.value.find((one) => one.parent === parent && one.placeholderName === placeholderName);
  return slot ? { inside: slot.key } : {};
}
