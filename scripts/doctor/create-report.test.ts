/** @jest-environment node */
import { createReport, toSafeText } from './create-report.ts';

test('prints no secret, and nothing that moves the cursor', () => {
  expect(toSafeText('a-long-secret \u001b[2Jlocal\u0007', ['a-long-secret', 'local'])).toBe(
    '[redacted] �[2Jlocal�',
  );
});

test('says what is being done when it takes long', () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const report = createReport([], (line) => lines.push(line));
  report.tell('page 3 of 9');
  jest.advanceTimersByTime(1_900);
  expect(lines).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(lines).toEqual(['      … page 3 of 9']);
  report.end();
  jest.advanceTimersByTime(9_000);
  expect(lines).toHaveLength(1);
  jest.useRealTimers();
});

test('tells passed, failed and left out apart', () => {
  const lines: string[] = [];
  const report = createReport([], (line) => lines.push(line));
  report.printOutcome({ name: 'one', findings: [{ problem: 'P', advice: 'A', isHint: true }], lacks: null });
  report.printOutcome({ name: 'two', findings: [{ problem: 'P', advice: 'A' }], lacks: null });
  report.printOutcome({ name: 'three', findings: [], lacks: 'two' });
  report.end();
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
