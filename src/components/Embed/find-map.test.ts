import { findGoogleMap, findOpenStreetMap } from './find-map';

const findSrc = (find: typeof findGoogleMap, link: string) => find(new URL(link), false)?.src ?? null;

const findBox = (link: string) =>
  new URL(findSrc(findOpenStreetMap, link) ?? '').searchParams.get('bbox')?.split(',').map(Number) ?? [];

test.each([
  ['#map=10/0/0', [-0.54932, -0.30899, 0.54932, 0.30899]],
  ['#map=10/60/0', [-0.54932, 59.8455, 0.54932, 60.1545]],
  ['?mlat=1&mlon=2', [1.96567, 0.98069, 2.03433, 1.01931]],
])('the view %s shows the area %j', (view, box) => {
  expect(findBox(`https://www.openstreetmap.org/${view}`)).toEqual(box);
});

test.each([
  ['#map=25/1/1', '#map=19/1/1'],
  ['#map=0/1/1', '#map=1/1/1'],
])('shows the view %s like %s, because the zoom is limited', (view, limited) => {
  expect(findBox(`https://www.openstreetmap.org/${view}`)).toEqual(
    findBox(`https://www.openstreetmap.org/${limited}`),
  );
});

test.each(['#map=13/85.1/0', '#map=13/0/180.1', '#map=13/1e1/0', '?mlat=1', ''])(
  'finds no place in the view %s',
  (view) => {
    expect(findSrc(findOpenStreetMap, `https://www.openstreetmap.org/${view}`)).toBeNull();
  },
);

test.each([
  ['/maps/@55.7412,11.3245,13.4z', '55.74120%2C11.32450&z=13'],
  ['/maps/place/Havns%C3%B8+Havn/@55.7412,11.3245,13z', 'Havns%C3%B8+Havn&z=13'],
  ['/maps?q=a%26output%3Dx', 'a%26output%3Dx'],
  ['/maps?query=b', 'b'],
])('for %s on Google Maps, the frame has the query q=%s', (path, query) => {
  const src = `https://www.google.com/maps?output=embed&q=${query}`;
  expect(findSrc(findGoogleMap, `https://www.google.dk${path}`)).toBe(src);
});

test.each([
  'https://www.google.com/search?q=a',
  'https://www.google.com/maps',
  'https://google.evil.test/maps?q=a',
])('finds no Google map in %s', (link) => {
  expect(findSrc(findGoogleMap, link)).toBeNull();
});
