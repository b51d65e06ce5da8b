import { countDaysToMonday, toLocalInput, toMorning } from './times.ts';

test('a morning is nine o’clock in the time zone of the computer, also after the end of a month', () => {
  expect(toLocalInput(toMorning(new Date(2026, 11, 31, 23, 50), 1))).toBe('2027-01-01T09:00');
});

test.each([
  [22, 1],
  [23, 7],
  [24, 6],
  [28, 2],
])('from 2026-11-%i it is %i days to the next Monday', (day, days) => {
  expect(countDaysToMonday(new Date(2026, 10, day))).toBe(days);
});
