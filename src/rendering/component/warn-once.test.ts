import { warnOnce } from './warn-once';

test('logs a warning once', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnOnce('odd content');
  warnOnce('odd content');
  expect(warn.mock.calls).toEqual([['odd content']]);
  warn.mockRestore();
});
