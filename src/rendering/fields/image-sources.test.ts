import { toSrcSet } from './image-sources';

test('offers the widths that are narrower than the image, and the whole image with a size in its URL', () => {
  expect(toSrcSet('/-/media/coast.jpg', 700)).toBe(
    '/-/media/coast.jpg?mw=320 320w, /-/media/coast.jpg?mw=480 480w, /-/media/coast.jpg?mw=700 700w',
  );
});

test.each([
  [2400, '2400w'],
  [3840, '3840w'],
  [9000, '3840w'],
])('the widest version of an image of %d pixels is %s', (width, widest) => {
  expect(toSrcSet('/-/media/coast.jpg', width)?.split(' ').at(-1)).toBe(widest);
});

test('keeps all media parameters except those of the size', () => {
  const first = toSrcSet('https://cms.test/-/media/a/banner.jpg?h=2001&iar=0&w=3000&rev=7', 3000)?.split(
    ', ',
  )[0];
  expect(first).toBe('https://cms.test/-/media/a/banner.jpg?iar=0&rev=7&mw=320 320w');
});

test('offers all widths when the width of the image is not known', () => {
  expect(toSrcSet('https://edge.sitecorecloud.io/t/media/a.jpg')?.split(', ')).toHaveLength(8);
});

test.each([
  ['an SVG', '/-/media/logo.svg', 2000],
  ['an SVG with a query', '/-/media/logo.SVG?rev=1', 2000],
  ['a small image', '/-/media/icon.png', 64],
  ['an image of a server that cannot resize it', 'https://images.test/photo.jpg', 3000],
  ['an image in a data URL', 'data:image/png;base64,AAAA', 3000],
])('returns undefined for %s', (_kind, src, width) => {
  expect(toSrcSet(src, width)).toBeUndefined();
});
