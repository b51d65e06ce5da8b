import { toSrcSet } from './image-sources';

test('offers the widths that are narrower than the image, and the image itself', () => {
  expect(toSrcSet('/-/media/coast.jpg', 1000)).toBe(
    '/-/media/coast.jpg?mw=480 480w, /-/media/coast.jpg?mw=800 800w, /-/media/coast.jpg 1000w',
  );
});

test('keeps all media parameters but the size', () => {
  const first = toSrcSet('https://cms.test/-/media/a/banner.jpg?h=2001&iar=0&w=3000&rev=7', 3000)?.split(
    ', ',
  )[0];
  expect(first).toBe('https://cms.test/-/media/a/banner.jpg?iar=0&rev=7&mw=480 480w');
});

test('offers all widths when the width of the image is not known', () => {
  expect(toSrcSet('https://edge.sitecorecloud.io/t/media/a.jpg')?.split(', ')).toHaveLength(5);
});

test.each([
  ['a drawing', '/-/media/logo.svg', 2000],
  ['a drawing with a query', '/-/media/logo.SVG?rev=1', 2000],
  ['a small image', '/-/media/icon.png', 64],
  ['an image of a server that does not resize', 'https://images.test/photo.jpg', 3000],
  ['embedded data', 'data:image/png;base64,AAAA', 3000],
])('offers nothing for %s', (_kind, src, width) => {
  expect(toSrcSet(src, width)).toBeUndefined();
});
