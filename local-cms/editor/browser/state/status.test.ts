import { notice, showNotice } from './status.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a notice that is given again stays for its whole time', () => {
  showNotice('Ada changed Home');
  jest.advanceTimersByTime(7_000);
  showNotice('Ada changed Home');
  jest.advanceTimersByTime(7_000);
  expect(notice.value).toBe('Ada changed Home');
  jest.advanceTimersByTime(1_000);
  expect(notice.value).toBe('');
});
