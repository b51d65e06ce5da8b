/** @jest-environment jsdom */
// Fakes the browser's event stream, which the test breaks and refuses.
import { fakeEventSources } from '@tests/fakes/fake-event-source';
import { problem } from '../status.ts';
import { keepConnected } from './keep-connected.ts';

const sources = fakeEventSources();
const renew = jest.fn();

const tell = (name: string) => sources.at(-1)?.dispatchEvent(new Event(name));

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(() => {
  jest.useFakeTimers();
  keepConnected('/events', () => {}, renew);
  tell('open');
});
beforeEach(() => renew.mockClear());

test('a connection that breaks is renewed by the browser', () => {
  tell('error');
  jest.advanceTimersByTime(60_000);
  expect(sources).toHaveLength(1);
  tell('open');
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a refused connection is said and tried again, until it is open', () => {
  const before = sources.length;
  sources.at(-1)?.close();
  tell('error');
  expect(problem.value).toContain('is not told what others change');
  jest.advanceTimersByTime(5_000);
  expect(sources).toHaveLength(before + 1);
  tell('open');
  expect([problem.value, renew.mock.calls.length]).toEqual(['', 1]);
});

test('a tab that stays hidden has no connection until it is seen again', () => {
  const before = sources.length;
  setHidden(true);
  jest.advanceTimersByTime(9_999);
  expect(sources.at(-1)?.readyState).toBe(1);
  jest.advanceTimersByTime(1);
  expect(sources.at(-1)?.readyState).toBe(EventSource.CLOSED);
  setHidden(false);
  tell('open');
  expect([sources.length, renew.mock.calls.length]).toEqual([before + 1, 1]);
});

test('a tab that is hidden for a moment stays connected', () => {
  const before = sources.length;
  setHidden(true);
  jest.advanceTimersByTime(5_000);
  setHidden(false);
  jest.advanceTimersByTime(60_000);
  expect([sources.length, sources.at(-1)?.readyState, renew.mock.calls.length]).toEqual([before, 1, 0]);
});
