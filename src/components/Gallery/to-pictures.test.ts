import { toPictures } from './to-pictures';

const picture = (width: unknown, height: unknown) => ({
  fields: { Image: { value: { src: '/a.jpg', alt: 'A', width, height } } },
});

test.each([
  ['1200', '800', 1.5],
  ['800', '1200', 0.667],
  [10_000, 1, 3],
  [1, 10_000, 0.5],
  ['wide', null, 1.5],
])('a picture of %j by %j has the proportion %d', (width, height, ratio) => {
  expect(toPictures([picture(width, height)])[0]?.ratio).toBe(ratio);
});

test('leaves out what has no image, except for editors', () => {
  expect(toPictures([null, {}, { fields: { Image: { value: {} } } }])).toEqual([]);
  expect(toPictures([{ fields: { Image: { value: {}, metadata: {} } } }])).toHaveLength(1);
});
