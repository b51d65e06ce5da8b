import { packLists } from './pack-lists';

test('joins lists, and says where each begins and the last one ends', async () => {
  const { packed, starts } = await packLists([[7, 8], [], [9]], (length) => new Uint32Array(length));
  expect([[...packed], [...starts]]).toEqual([
    [7, 8, 9],
    [0, 2, 2, 3],
  ]);
});

test('no lists are packed to nothing', async () => {
  const { packed, starts } = await packLists([], (length) => new Uint8Array(length));
  expect([[...packed], [...starts]]).toEqual([[], [0]]);
});
