/** @jest-environment jsdom */
import { emptyPage, openPage } from '../page/open-page.ts';
import { go } from '../place/place.ts';
import { savedCount } from '../saving/changes.ts';
import { changeCount } from './change-count.ts';
import { followChanges, noteChange } from './follow-changes.ts';

jest.useFakeTimers();
followChanges();

const setStatus = (status: 'loading' | 'shown') => {
  openPage.value = { ...emptyPage, status };
};

const countDuring = (milliseconds: number): number => {
  const before = changeCount.value;
  jest.advanceTimersByTime(milliseconds);
  return changeCount.value - before;
};

beforeEach(() => {
  setStatus('shown');
  jest.runAllTimers();
});

test('a save and what the CMS tells of it are one change', () => {
  savedCount.value += 1;
  noteChange();
  expect(countDuring(99)).toBe(0);
  expect(countDuring(1)).toBe(1);
  expect(countDuring(10_000)).toBe(0);
});

test('a change is counted after the page that shows it', () => {
  noteChange();
  setStatus('loading');
  expect(countDuring(1_000)).toBe(0);
  setStatus('shown');
  expect(countDuring(100)).toBe(1);
});

test('a view without a page waits for none', () => {
  go({ view: 'problems' });
  setStatus('loading');
  noteChange();
  expect(countDuring(100)).toBe(1);
  go({ view: '' });
});

test('a page that does not come keeps nothing else back', () => {
  setStatus('loading');
  noteChange();
  expect(countDuring(1_499)).toBe(0);
  expect(countDuring(1)).toBe(1);
});
