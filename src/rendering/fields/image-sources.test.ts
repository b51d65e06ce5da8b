import { toSrcSet } from './image-sources';

test('offers the widths that are narrower than the image, and the image itself', () => {
  expect(toSrcSet('/-/media/coast.jpg', 1000)).toBe(
    '/-/media/coast.jpg?mw=480 480w, /-/media/coast.jpg?mw=800 800w, /-/media/coast.jpg 1000w',
  );
});

test('keeps all media parameters except those of the size', () => {
  const first = toSrcSet('https://cms.test/-/media/a/banner.jpg?h=2001&iar=0&w=3000&rev=7', 3000)?.split(
    ', ',
  )[0];
  expect(first).toBe('https://cms.test/-/media/a/banner.jpg?iar=0&rev=7&mw=480 480w');
});

test('offers all widths when the width of the image is not known', () => {
  expect(toSrcSet('https://edge.sitecorecloud.io/t/media/a.jpg')?.split(', ')).toHaveLength(5);
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
