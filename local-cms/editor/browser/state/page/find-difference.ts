import type { Rendering } from '../../platform/description.ts';

type Part = Pick<Rendering, 'uid' | 'parent' | 'placeholderName'>;

/** One rendering that has come, gone or moved. `previous` and `next` are uids of what was beside it already. */
export type Difference = {
  gone: string | null;
  came: (Part & { isMoved: boolean; previous: string | null; next: string | null }) | null;
};

const isSamePlace = (one: Part, other: Part | undefined): boolean =>
  one.parent === other?.parent && one.placeholderName === other.placeholderName;

const findByUid = (parts: readonly Part[], uid: string): Part | undefined =>
  parts.find((part) => part.uid === uid);

const without = (parts: readonly Part[], uid: string): string =>
  parts.flatMap((part) => (part.uid === uid ? [] : part.uid)).join();

/** Finds a rendering that has another place among the same ones. */
function findMoved(old: readonly Part[], now: readonly Part[]): Part | undefined {
  const elsewhere = now.find((part) => !isSamePlace(part, findByUid(old, part.uid)));
  if (elsewhere) return elsewhere;
  const first = now.findIndex(({ uid }, index) => uid !== old[index]?.uid);
  const candidates = [now[first], findByUid(now, old[first]?.uid ?? '')];
  return candidates.find((part) => part && without(old, part.uid) === without(now, part.uid));
}

/** Finds the first difference between two lists of the renderings of a page in document order; null without one. */
export function findDifference(old: readonly Part[], now: readonly Part[]): Difference | null {
  const gone = old.find(({ uid }) => !findByUid(now, uid));
  const added = now.find(({ uid }) => !findByUid(old, uid));
  const came = added ?? (gone ? undefined : findMoved(old, now));
  if (!gone && !came) return null;
  if (!came) return { gone: gone?.uid ?? null, came: null };
  const beside = now.filter((part) => isSamePlace(part, came));
  const place = beside.findIndex(({ uid }) => uid === came.uid);
  const isOld = ({ uid }: Part) => uid !== came.uid && findByUid(old, uid) !== undefined;
  const { uid, parent, placeholderName } = came;
  return {
    gone: gone?.uid ?? (added ? null : uid),
    came: {
      uid,
      parent,
      placeholderName,
      isMoved: !added,
      previous: beside.slice(0, place).findLast(isOld)?.uid ?? null,
      next: beside.slice(place + 1).find(isOld)?.uid ?? null,
    },
  };
}
