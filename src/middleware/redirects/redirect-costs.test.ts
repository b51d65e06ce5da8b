/** @jest-environment node */
import { rule, visit } from './visit-fixture';

test('a hostile pattern costs itself and little time, and is reported', async () => {
  const hostile = [rule('^/(a|aa|aaa|b?)+$|^/(.*)*x$', '/hostile'), rule('^/(a+)+b$', '/hostile')];
  const startedAt = performance.now();
  const address = `/${'a'.repeat(1000)}`;
  const { answer } = await visit(`${address}c`, ...hostile, rule(`${address}c`, '/new'));
  expect(answer).toBe('301 /new');
  expect(performance.now() - startedAt).toBeLessThan(500);
});
