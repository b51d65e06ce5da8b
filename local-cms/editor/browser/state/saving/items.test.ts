/** @jest-environment jsdom */
// Loads items through a fake of the authoring API.

import { createItemCms, createTestContent } from '../../../../../tests/support/local-cms/create-item-cms.ts';
import { content } from '../content/content.ts';
import { go } from '../place/place.ts';
import { savingText } from './changes.ts';
import { findItem, items, loadItem, noteChangedBy, renewItems } from './items.ts';
import { saveItem, typeValue } from './save-items.ts';

let cms = createItemCms();

beforeEach(async () => {
  jest.useFakeTimers();
  cms = createItemCms();
  content.value = createTestContent(['en'], ['/about', '/blog']);
  items.value = new Map();
  go({ language: 'en', page: '/about' });
  await loadItem('a1');
  cms.sent = [];
});
afterEach(() => jest.useRealTimers());

const type = (name: string, value: string, language = 'en') =>
  typeValue({ itemId: 'a1', language, name, value });

const getItem = () => {
  const item = findItem('a1');
  if (!item) throw new Error('The item is not open.');
  return item;
};

test('a change of others replaces an item, but not while something in it is not saved', async () => {
  cms.values = { Title: 'Theirs', Text: 'Hello' };
  cms.revision = 'r2';
  noteChangedBy(() => true, 'Bea');
  await renewItems(() => true);
  expect([getItem().item.revision, getItem().changedBy]).toEqual(['r2', '']);
  type('Text', 'Mine');
  cms.revision = 'r3';
  noteChangedBy(() => true, 'Bea');
  await renewItems(() => true);
  expect([getItem().item.revision, getItem().changedBy]).toEqual(['r2', 'Bea']);
});

test('what is typed while an item cannot be loaded again is not forgotten', async () => {
  cms.held = [];
  cms.readError = 'The disk is full.';
  const renewing = renewItems(() => true);
  await jest.advanceTimersByTimeAsync(0);
  type('Title', 'Mine');
  cms.held.shift()?.();
  await renewing;
  expect([getItem().typed.get('Title'), savingText.value]).toEqual(['Mine', 'Saving …']);
  await saveItem('a1', 'en');
  expect([cms.values.Title, savingText.value]).toEqual(['Mine', 'Saved']);
});

test('an item that is no longer there is forgotten', async () => {
  cms.readError = 'There is no item a1.';
  await renewItems(() => true);
  expect(findItem('a1')).toBeUndefined();
});

test('a late answer does not replace a newer one, nor what was saved meanwhile', async () => {
  cms.held = [];
  const older = loadItem('a1');
  cms.revision = 'r2';
  const newer = loadItem('a1');
  await jest.advanceTimersByTimeAsync(0);
  const [answerOlder, answerNewer] = cms.held.splice(0);
  answerNewer?.();
  await newer;
  answerOlder?.();
  await older;
  expect(getItem().item.revision).toBe('r2');
  const late = loadItem('a1');
  type('Title', 'Mine');
  await saveItem('a1', 'en');
  cms.held.shift()?.();
  await late;
  expect([getItem().item.revision, cms.values.Title]).toEqual(['r2+', 'Mine']);
});

test('items of other pages are not asked for again, and forgotten if nothing in them is typed', async () => {
  go({ page: '/blog' });
  await renewItems(() => true);
  expect([cms.sent, items.value.size]).toEqual([[], 0]);
  await loadItem('a1');
  type('Title', 'Mine');
  go({ page: '/about' });
  await renewItems(() => true);
  expect(getItem().typed.get('Title')).toBe('Mine');
});
