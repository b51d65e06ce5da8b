import { toDay } from './DateField';

test.each([
  ['2026-05-01', '2026-05-01'],
  ['2026-05-01T23:30:00Z', '2026-05-01'],
  ['2024-02-29T00:00:00Z', '2024-02-29'],
])('%s is the date %s', (value, day) => {
  expect(toDay({ value })).toBe(day);
});

test.each(['0001-01-01T00:00:00Z', '2026-99-99', 'soon', '', 20260501, null, {}, undefined])(
  '%j is no date',
  (value) => {
    expect(toDay({ value })).toBeNull();
    expect(toDay(value)).toBeNull();
  },
);
