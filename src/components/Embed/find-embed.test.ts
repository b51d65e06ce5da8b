import { propertyRuns } from '@tests/jest/property-runs';
import fc from 'fast-check';
import { createPagePolicies } from '@/features/security/page-policy';
import { parseConfig } from '@/platform/config/config';
import { findEmbed } from './find-embed';

const YOUTUBE = { service: 'YouTube', href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };
const HAVNSO = 'https://www.openstreetmap.org/?mlat=55.74120&mlon=11.32450#map=13/55.74120/11.32450';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=5', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', YOUTUBE],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
  ['http://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', YOUTUBE],
  ['https://vimeo.com/1084537', { service: 'Vimeo', href: 'https://vimeo.com/1084537' }],
  ['https://vimeo.com/1084537/0a1b2c3d', { service: 'Vimeo', href: 'https://vimeo.com/1084537/0a1b2c3d' }],
  ['https://player.vimeo.com/video/1084537?h=0a1b2c3d', { href: 'https://vimeo.com/1084537/0a1b2c3d' }],
  [
    'https://www.openstreetmap.org/?mlat=55.7412&mlon=11.3245#map=13/1/2',
    { service: 'OpenStreetMap', href: HAVNSO },
  ],
  ['https://openstreetmap.org/#map=13/55.7412/11.3245&layers=C', { service: 'OpenStreetMap', href: HAVNSO }],
  [
    'https://www.google.com/maps/@55.7412,11.3245,13z',
    { service: 'Google Maps', href: 'https://www.google.com/maps/search/?api=1&query=55.74120%2C11.32450' },
  ],
  [
    'https://www.google.dk/maps/place/Havns%C3%B8+Havn/@55.7412,11.3245,13.5z/data=!3m1',
    { service: 'Google Maps', href: 'https://www.google.com/maps/search/?api=1&query=Havns%C3%B8+Havn' },
  ],
  [
    'https://maps.google.com/?q=Bryggen+4',
    { service: 'Google Maps', href: 'https://www.google.com/maps/search/?api=1&query=Bryggen+4' },
  ],
  [
    'https://www.google.com/maps/search/Bryggen+4%2C+Havn/@55.7412,11.3245,13z',
    { service: 'Google Maps', href: 'https://www.google.com/maps/search/?api=1&query=Bryggen+4%2C+Havn' },
  ],
])('finds the map or video of %s', (link, expected) => {
  expect(findEmbed(link, false)).toMatchObject(expected);
});

test.each([
  '',
  '/about',
  'not a url',
  'javascript:alert(1)',
  'javascript://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'ftp://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/',
  'https://youtu.be/aqz-KE-bpKQ/extra',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><s',
  'https://www.youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
  'https://evil.test/www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@evil.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://evilyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/12',
  'https://www.openstreetmap.org/',
  'https://www.openstreetmap.org/#map=13/91/11',
  'https://www.openstreetmap.org/#map=13/x/y',
  'https://www.openstreetmap.org/?mlat=Infinity&mlon=1',
  'https://www.openstreetmap.org/?mlat=1e1&mlon=1',
  'https://www.google.com/search?q=maps',
  'https://www.google.com/maps',
  'https://google.evil.test/maps?q=x',
  `https://www.google.com/maps?q=${'x'.repeat(201)}`,
  'https://maps.app.goo.gl/abc',
])('finds no map or video in %s', (link) => {
  expect(findEmbed(link, false)).toBeNull();
});

const ALLOWED_URLS =
  /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/|www\.openstreetmap\.org\/export\/embed\.html\?|www\.google\.com\/maps\?)[\w\-.%=&+*?]*$/;

test('for any link, the frame loads only URLs of known services', () => {
  const ends = fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.webQueryParameters());
  const starts = fc.constantFrom(
    'https://youtu.be/',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/watch?v=',
    'https://vimeo.com/1084537/',
    'https://www.openstreetmap.org/#map=1/2/',
    'https://www.openstreetmap.org/?mlat=1&mlon=',
    'https://www.google.com/maps?q=',
    'https://www.google.com/maps/place/',
    'https://www.google.com/maps/place/%',
    '',
  );
  fc.assert(
    fc.property(starts, ends, (start, end) => {
      const embed = findEmbed(start + end, true);
      if (embed) expect(embed.src).toMatch(ALLOWED_URLS);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test.each([
  'https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/1084537',
  HAVNSO,
  'https://www.google.com/maps/@55.7412,11.3245,13z',
])('the Content-Security-Policy of pages allows the frame of %s', (link) => {
  const { visitor } = createPagePolicies(
    parseConfig({ SITECORE_EDGE_CONTEXT_ID: 'ctx', SITECORE_SITE_NAME: 'main' }),
  );
  const frames = /frame-src ([^;]*)/.exec(visitor['Content-Security-Policy'] ?? '')?.[1]?.split(' ');
  expect(frames).toContain(new URL(findEmbed(link, true)?.src ?? '').origin);
});
