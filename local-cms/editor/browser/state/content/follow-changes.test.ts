/** @jest-environment jsdom */
import { toEditorPage } from '@tests/fixtures/editor-pages';
import { emptyPage, openPage } from '../page/open-page.ts';
import { go } from '../place/place.ts';
import { savedCount } from '../saving/changes.ts';
import { changeCount } from './change-count.ts';
import { content } from './content.ts';
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

const site = {
  name: 'acme',
  folder: 'acme',
  isRecorded: false,
  defaultLanguage: 'en',
  templates: [],
  languages: [
    { name: 'en', pages: [toEditorPage('/')] },
    { name: 'da', pages: [] },
  ],
  components: [],
};

beforeEach(() => {
  content.value = { siteUrl: 'http://localhost:3000', sites: [site] };
  go({ language: 'en', view: '' });
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
});

test('a language without pages waits for none', () => {
  go({ language: 'da' });
  setStatus('loading');
  noteChange();
  expect(countDuring(100)).toBe(1);
});

test('a page that does not come keeps nothing else back', () => {
  setStatus('loading');
  noteChange();
  expect(countDuring(1_499)).toBe(0);
  expect(countDuring(1)).toBe(1);
});

test('changes that follow each other while a page loads do not put each other off', () => {
  setStatus('loading');
  noteChange();
  expect(countDuring(1_000)).toBe(0);
  noteChange();
  expect(countDuring(499)).toBe(0);
  expect(countDuring(1)).toBe(1);
});
