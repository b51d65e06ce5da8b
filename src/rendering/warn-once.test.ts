/** @jest-environment node */
import { warnOnce } from './warn-once';

test('warns once in the log of the server', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnOnce('odd content');
  warnOnce('odd content');
  expect(warn.mock.calls).toEqual([['odd content']]);
  warn.mockRestore();
});
