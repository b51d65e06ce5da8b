import { toRetryAfterMs } from './retry-after';

const NOW = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');

test.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['0', 0],
  [' 120 ', 120_000],
  ['Wed, 21 Oct 2026 07:28:10 GMT', 10_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('for the header %j returns %j (milliseconds or null)', (header, ms) => {
  expect(toRetryAfterMs(header, NOW)).toBe(ms);
});
