/** @jest-environment jsdom */
// Saves what is typed through a fake of the authoring API.

import { createItemCms, createTestContent } from '../../../../../tests/support/local-cms/create-item-cms.ts';
import { content } from '../content/content.ts';
import { go } from '../place/place.ts';
import { notice, problem } from '../status.ts';
import { savingText } from './changes.ts';
import { conflict } from './conflicts.ts';
import { findItem, items, loadItem, noteChangedBy } from './items.ts';
import { publishPage } from './publishing.ts';
import { decide, saveItem, typeValue } from './save-items.ts';
import { undo } from './undo.ts';

let cms = createItemCms();

beforeEach(async () => {
  jest.useFakeTimers();
  cms = createItemCms();
  content.value = createTestContent(['en', 'da'], ['/']);
  items.value = new Map();
  go({ language: 'en' });
  conflict.value = null;
  notice.value = '';
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

const getConflict = () => {
  if (!conflict.value) throw new Error('Nobody is asked.');
  return conflict.value;
};

test('what is typed is saved once after a pause, from the revision that it began from', async () => {
  type('Title', 'Ab');
  type('Title', 'Abo');
  expect([cms.sent, savingText.value]).toEqual([[], 'Saving …']);
  await jest.advanceTimersByTimeAsync(400);
  expect(cms.sent.map(({ variables }) => variables.input)).toEqual([
    expect.objectContaining({
      itemId: 'a1',
      language: 'en',
      revision: 'r1',
      fields: [{ name: 'Title', jsonValue: 'Abo' }],
    }),
  ]);
  expect([getItem().item.revision, getItem().typed.size, savingText.value]).toEqual(['r1+', 0, 'Saved']);
});

test('what is typed while it is saved is saved next', async () => {
  cms.answer = (sent) => {
    cms.answer = cms.save;
    type('Title', 'Two');
    return cms.save(sent);
  };
  type('Title', 'One');
  await saveItem('a1', 'en');
  expect(cms.sent.map(({ variables }) => variables.input?.revision)).toEqual(['r1', 'r1+']);
  expect(cms.values.Title).toBe('Two');
});

test('a value that is refused stays, with the reason', async () => {
  cms.answer = () => ({ errors: [{ message: 'Too long.', extensions: { code: 'BAD_USER_INPUT' } }] });
  type('Title', 'Mine');
  await saveItem('a1', 'en');
  expect([getItem().problem, getItem().typed.get('Title'), savingText.value]).toEqual([
    'Too long.',
    'Mine',
    'Not saved',
  ]);
  cms.answer = cms.save;
  type('Title', 'Mine, shorter');
  await saveItem('a1', 'en');
  expect([getItem().problem, cms.values.Title]).toEqual(['', 'Mine, shorter']);
});

test('what was not saved because of an error can be saved again', async () => {
  cms.answer = () => ({ data: { updateItem: 'no item' } });
  type('Title', 'Mine');
  await expect(saveItem('a1', 'en')).rejects.toThrow();
  expect([getItem().problem, getItem().isSaving]).toEqual(['Something went wrong. Try again.', false]);
  cms.answer = cms.save;
  await saveItem('a1', 'en');
  expect([getItem().problem, cms.values.Title]).toEqual(['', 'Mine']);
});

function conflictOnce() {
  cms.values = { ...cms.values, Title: 'Theirs' };
  cms.revision = 'r2';
  cms.answer = (sent) => {
    cms.answer = cms.save;
    return sent.variables.input?.revision === 'r1'
      ? { errors: [{ message: 'Somebody else …', extensions: { code: 'CONFLICT' } }] }
      : cms.save(sent);
  };
}

test('a person decides about a field that somebody else has changed, too', async () => {
  type('Title', 'Mine');
  type('Text', 'Mine alone');
  conflictOnce();
  await saveItem('a1', 'en');
  expect(conflict.value?.fields).toEqual([
    { name: 'Title', type: 'text', base: 'About', theirs: 'Theirs', mine: 'Mine' },
  ]);
  expect(getItem().typed.get('Title')).toBe('Mine');
  await decide('a1 en', getConflict().theirs, new Map([['Title', 'Both']]));
  expect([cms.values, conflict.value]).toEqual([{ Title: 'Both', Text: 'Mine alone' }, null]);
});

test('a value can be saved again after the change of somebody else could not be read', async () => {
  conflictOnce();
  cms.readError = 'The disk is full.';
  type('Text', 'Mine');
  await saveItem('a1', 'en');
  expect([getItem().problem, getItem().isSaving]).toEqual(['The disk is full.', false]);
  cms.readError = '';
  conflictOnce();
  await saveItem('a1', 'en');
  expect(cms.values.Text).toBe('Mine');
});

test('a change of another field by somebody else is no question', async () => {
  type('Text', 'Mine');
  conflictOnce();
  noteChangedBy(() => true, 'Bea');
  expect(getItem().changedBy).toBe('Bea');
  await saveItem('a1', 'en');
  expect([conflict.value, cms.values]).toEqual([null, { Title: 'Theirs', Text: 'Mine' }]);
  expect(getItem().changedBy).toBe('');
});

test('what is typed is saved in the language that was open, also after another is opened', async () => {
  type('Title', 'English');
  go({ language: 'da' });
  expect(findItem('a1')).toBeUndefined();
  await loadItem('a1');
  type('Title', 'Dansk', 'da');
  await jest.advanceTimersByTimeAsync(400);
  const inputs = cms.sent.flatMap(({ variables: { input } }) => input ?? []);
  expect(inputs.map(({ language, fields }) => [language, fields[0]?.jsonValue])).toEqual([
    ['en', 'English'],
    ['da', 'Dansk'],
  ]);
});

test.each([
  ['published', publishPage],
  ['undone', undo],
])('nothing is %s while a text is refused', async (_, run) => {
  conflictOnce();
  type('Title', 'Mine');
  run();
  await jest.advanceTimersByTimeAsync(0);
  const names = cms.sent.flatMap(({ query }) => /^mutation .*\{ (\w+)\(/.exec(query)?.[1] ?? []);
  expect(names).toEqual(['updateItem']);
  expect([conflict.value?.key, problem.value]).toEqual([
    'a1 en',
    'Some text was not saved. Correct it first. Somebody else changed this too. Compare and save.',
  ]);
});
