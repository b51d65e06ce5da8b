import { createPause } from '@/platform/async/create-pause';

type Pack = Uint32Array | Uint8Array;
type Packed<Kind extends Pack> = { packed: Kind; starts: Uint32Array };

/**
 * Joins lists to one array, which `create` makes, in slices. In `starts` is where each list begins and, at the end,
 * where the last list ends.
 */
export async function packLists<Kind extends Pack>(
  lists: readonly ArrayLike<number>[],
  create: (length: number) => Kind,
): Promise<Packed<Kind>> {
  const pause = createPause();
  const packed = create(lists.reduce((sum, { length }) => sum + length, 0));
  const starts = new Uint32Array(lists.length + 1);
  let at = 0;
  for (const [index, list] of lists.entries()) {
    packed.set(list, at);
    at += list.length;
    starts[index + 1] = at;
    if (index % 500 === 0) await pause();
  }
  return { packed, starts };
}
