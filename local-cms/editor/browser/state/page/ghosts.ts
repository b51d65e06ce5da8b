import type { Description } from '../../platform/description.ts';
import { type Difference, findDifference } from './find-difference.ts';
import { channel, openPage } from './open-page.ts';
import type { Slot } from './slots.ts';
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
  const neighbours = came && findNeighbours(came);
  const hide = gone === null ? {} : { hide: findKey(gone) };
  const copy = came?.isMoved ? { copy: findKey(came.uid) } : {};
  showGhost({ ...hide, ...copy, ...(neighbours && toGhostPlace(neighbours)) });
}

/** The page and audience that were shown last. */
let last = { item: '', audience: '' };

/** Marks what differs for another audience of the same page, until it is shown as it is for that one. */
export function markAudience(item: string, audience: string): void {
  const audiences = [audience, last.audience];
  const isOther = item === last.item && audience !== last.audience;
  last = { item, audience };
  if (!isOther) return;
  const { renderings } = openPage.value.description;
  const differing = renderings.filter(({ experiences }) => experiences.some((id) => audiences.includes(id)));
  if (differing.length > 0) showGhost({ marks: differing.map(({ uid }) => findKey(uid)) });
}

type Neighbours = Pick<Slot, 'key' | 'previous' | 'next'>;

/** Something appears before the part that is next, or else after the previous one, or in the empty placeholder. */
export function toGhostPlace({ key, previous, next }: Neighbours): Ghost {
  if (next) return { before: next };
  return previous ? { after: previous } : { inside: key };
}

function findNeighbours({
  parent,
  placeholderName,
  previous,
  next,
}: NonNullable<Difference['came']>): Neighbours {
  const slot = slots.value.find((one) => one.parent === parent && one.placeholderName === placeholderName);
  return {
    key: slot?.key ?? '',
    previous: previous ? findKey(previous) : '',
    next: next ? findKey(next) : '',
  };
}
