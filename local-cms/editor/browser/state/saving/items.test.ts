/** @jest-environment jsdom */
// Saves what is typed through a fake of the authoring API.

import { content } from '../content/content.ts';
import { go } from '../place/place.ts';
import { notice } from '../status.ts';
import { savingText } from './changes.ts';
import { conflict } from './conflicts.ts';
import { decide, findItem, items, loadItem, renewItems, saveItem, typeValue } from './items.ts';

type Values = Readonly<Record<string, unknown>>;

type Sent = {
  query: string;
  variables: {
    input?: { language: string; fields: { name: string; jsonValue?: unknown }[]; revision: string };
  };
};

/** The CMS: an item with its revision, and what it was sent. */
type Cms = {
  values: Values;
  revision: string;
  sent: Sent[];
  readError: string;
  answer: (sent: Sent) => unknown;
};

const cms: Cms = {
  values: {},
  revision: '',
  sent: [],
  readError: '',
  answer: () => null,
};

const toItem = () => ({
  itemId: 'a1',
  name: 'About',
  revision: cms.revision,
  stage: 'draft',
  file: 'acme/pages/about/en.draft.yml',
  version: 2,
  template: { name: 'Page' },
  fields: {
    nodes: Object.entries(cms.values).map(([name, jsonValue]) => ({
      name,
      type: 'text',
      jsonValue,
      isRequired: false,
      hint: '',
      itemFields: [],
    })),
  },
});

const read = () => (cms.readError ? { errors: [{ message: cms.readError }] } : { data: { item: toItem() } });

function save({ variables }: Sent) {
  const { fields = [] } = variables.input ?? {};
  cms.values = {
    ...cms.values,
    ...Object.fromEntries(fields.map(({ name, jsonValue }) => [name, jsonValue])),
  };
  cms.revision = `${cms.revision}+`;
  return { data: { updateItem: { item: toItem() } } };
}

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(cms, {
    values: { Title: 'About', Text: 'Hello' },
    revision: 'r1',
    sent: [],
    readError: '',
    answer: save,
  });
  globalThis.fetch = async (_, init) => {
    const sent: Sent = JSON.parse(String(init?.body));
    cms.sent.push(sent);
    const isChange = sent.query.startsWith('mutation');
    return {
      ok: true,
      json: async () => (isChange ? cms.answer(sent) : read()),
    } as Response;
  };
  const languages = ['en', 'da'].map((name) => ({ name, pages: [] }));
  const site = {
    name: 'acme',
    folder: 'acme',
    isRecorded: false,
    defaultLanguage: 'en',
    languages,
    components: [],
    templates: [],
  };
  content.value = { siteUrl: 'http://localhost:3000', sites: [site] };
  items.value = new Map();
  go({ language: 'en' });
  conflict.value = null;
  notice.value = '';
  await loadItem('a1');
  cms.sent = [];
});
afterEach(() => jest.useRealTimers());

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
  typeValue('a1', 'Title', 'Ab');
  typeValue('a1', 'Title', 'Abo');
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
  typeValue('a1', 'Title', 'One');
  const saving = saveItem('a1');
  typeValue('a1', 'Title', 'Two');
  await saving;
  expect(cms.sent.map(({ variables }) => variables.input?.revision)).toEqual(['r1', 'r1+']);
  expect(cms.values.Title).toBe('Two');
});

test('a value that is refused stays, with the reason', async () => {
  cms.answer = () => ({ errors: [{ message: 'Too long.', extensions: { code: 'BAD_USER_INPUT' } }] });
  typeValue('a1', 'Title', 'Mine');
  await saveItem('a1');
  expect([getItem().problem, getItem().typed.get('Title'), savingText.value]).toEqual([
    'Too long.',
    'Mine',
    'Not saved',
  ]);
  cms.answer = save;
  typeValue('a1', 'Title', 'Mine, shorter');
  await saveItem('a1');
  expect([getItem().problem, cms.values.Title]).toEqual(['', 'Mine, shorter']);
});

test('what was not saved because of an error can be saved again', async () => {
  cms.answer = () => ({ data: { updateItem: 'no item' } });
  typeValue('a1', 'Title', 'Mine');
  await expect(saveItem('a1')).rejects.toThrow();
  expect([getItem().problem, getItem().isSaving]).toEqual(['The editor has failed. Try again.', false]);
  cms.answer = save;
  await saveItem('a1');
  expect([getItem().problem, cms.values.Title]).toEqual(['', 'Mine']);
});

function conflictOnce() {
  cms.values = { ...cms.values, Title: 'Theirs' };
  cms.revision = 'r2';
  cms.answer = (sent) => {
    cms.answer = save;
    return sent.variables.input?.revision === 'r1'
      ? { errors: [{ message: 'Somebody else …', extensions: { code: 'CONFLICT' } }] }
      : save(sent);
  };
}

test('a person decides about a field that somebody else has changed, too', async () => {
  typeValue('a1', 'Title', 'Mine');
  typeValue('a1', 'Text', 'Mine alone');
  conflictOnce();
  await saveItem('a1');
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
  typeValue('a1', 'Text', 'Mine');
  await saveItem('a1');
  expect([getItem().problem, getItem().isSaving]).toEqual(['The disk is full.', false]);
  cms.readError = '';
  conflictOnce();
  await saveItem('a1');
  expect(cms.values.Text).toBe('Mine');
});

test('a change of another field by somebody else is no question', async () => {
  typeValue('a1', 'Text', 'Mine');
  conflictOnce();
  await saveItem('a1');
  expect([conflict.value, cms.values]).toEqual([null, { Title: 'Theirs', Text: 'Mine' }]);
});

test('a change of others replaces an item, but not while something in it is not saved', async () => {
  cms.values = { Title: 'Theirs', Text: 'Hello' };
  cms.revision = 'r2';
  await renewItems(() => true, 'Bea');
  expect(getItem().item.revision).toBe('r2');
  typeValue('a1', 'Text', 'Mine');
  cms.revision = 'r3';
  await renewItems(() => true, 'Bea');
  expect([getItem().item.revision, getItem().changedBy]).toEqual(['r2', 'Bea']);
});

test('what is typed is saved in the language that was open, also after another is opened', async () => {
  typeValue('a1', 'Title', 'English');
  go({ language: 'da' });
  expect(findItem('a1')).toBeUndefined();
  await loadItem('a1');
  typeValue('a1', 'Title', 'Dansk');
  await jest.advanceTimersByTimeAsync(400);
  const inputs = cms.sent.flatMap(({ variables: { input } }) => input ?? []);
  expect(inputs.map(({ language, fields }) => [language, fields[0]?.jsonValue])).toEqual([
    ['en', 'English'],
    ['da', 'Dansk'],
  ]);
});
