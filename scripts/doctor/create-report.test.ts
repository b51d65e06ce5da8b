import { createReport, toSafeText } from './create-report.ts';

test('toSafeText replaces control characters and long secrets', () => {
  expect(toSafeText('a-long-secret \u001b[2Jlocal\u0007', ['a-long-secret', 'local'])).toBe(
    '[redacted] �[2Jlocal�',
  );
});

test('the report prints the progress of a slow check', () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const report = createReport([], (line) => lines.push(line));
  report.setProgress('page 3 of 9');
  jest.advanceTimersByTime(1_900);
  expect(lines).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(lines).toEqual(['      … page 3 of 9']);
  report.stopProgress();
  jest.advanceTimersByTime(9_000);
  expect(lines).toHaveLength(1);
  jest.useRealTimers();
});

test('the report prints passed, failed and skipped checks', () => {
  const lines: string[] = [];
  const report = createReport([], (line) => lines.push(line));
  const diagnostic = { problem: 'P', advice: 'A' };
  report.printOutcome({ name: 'one', diagnostics: [{ ...diagnostic, isHint: true }], blockedBy: null });
  report.printOutcome({ name: 'two', diagnostics: [diagnostic], blockedBy: null });
  report.printOutcome({ name: 'three', diagnostics: [], blockedBy: 'two' });
  expect(lines).toEqual([
    'ok    one',
    '      P',
    '      → A',
    'FAIL  two',
    '      P',
    '      → A',
    'skip  three (first: two)',
  ]);
});
