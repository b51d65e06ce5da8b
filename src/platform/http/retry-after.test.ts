import { toRetryAfterMs } from './retry-after';

const NOW = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['0', 0],
  [' 120 ', 120_000],
  ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('reads %p as %p ms', (header, ms) => {
  expect(toRetryAfterMs(header, NOW)).toBe(ms);
});
