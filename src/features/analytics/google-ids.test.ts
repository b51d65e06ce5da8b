import fc from 'fast-check';
import { isAnalyticsId, isTagManagerId } from './google-ids';

test.each(['G-ABCD1234EF', 'G-0000000000'])('%s is an id of Google Analytics', (id) => {
  expect([isAnalyticsId(id), isTagManagerId(id)]).toEqual([true, false]);
});

test.each(['GTM-ABC123', 'GTM-0000000'])('%s is an id of Google Tag Manager', (id) => {
  expect([isAnalyticsId(id), isTagManagerId(id)]).toEqual([false, true]);
});

test.each([
  '',
  'G-',
  'UA-12345-1',
  'g-abcd1234',
  ' G-ABCD1234',
  'G-ABCD1234\n',
  'G-AB&l=evil',
  'GTM-ABC123"><script>',
  'GTM-../../evil',
  `G-${'A'.repeat(21)}`,
  null,
  undefined,
  7,
  ['G-ABCD1234'],
])('%j is not an id of either service', (id) => {
  expect([isAnalyticsId(id), isTagManagerId(id)]).toEqual([false, false]);
});

test('a valid id has no characters with a meaning in URLs or markup', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((end) => `G-ABCD${end}`),
      ),
      (text) => {
        if (isAnalyticsId(text) || isTagManagerId(text)) expect(text).toMatch(/^[A-Z0-9-]+$/);
      },
    ),
  );
});
