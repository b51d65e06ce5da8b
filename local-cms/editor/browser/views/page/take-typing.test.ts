/** @jest-environment jsdom */
// Takes what is typed on the page, and saves it through a fake of the authoring API.

import { createItemCms, createTestContent } from '../../../../../tests/support/local-cms/create-item-cms.ts';
import { createChannel } from '../../platform/channel.ts';
import { changeCount } from '../../state/content/change-count.ts';
import { content } from '../../state/content/content.ts';
import { channel } from '../../state/page/open-page.ts';
import { go } from '../../state/place/place.ts';
import { hasUnsaved, savingText } from '../../state/saving/changes.ts';
import { items } from '../../state/saving/items.ts';
import { saveUnsaved } from '../../state/saving/save-all.ts';
import { startUnloadedValues } from '../../state/saving/unloaded-values.ts';
import { isSaving } from '../../state/saving/unsaved.ts';
import { problem } from '../../state/status.ts';
import { takeTyping } from './take-typing.ts';

let cms = createItemCms();

beforeEach(() => {
  jest.useFakeTimers();
  cms = createItemCms();
  content.value = createTestContent(['en', 'da']);
  items.value = new Map();
  go({ language: 'en' });
});
afterEach(() => jest.useRealTimers());

const take = (name: 'began' | 'input' | 'ended', value: string) =>
  takeTyping({ channel: 'page-editor', name, data: { item: '{A1}', field: 'Title', value } });

const listSaved = () =>
  cms.sent.flatMap(({ variables: { input } }) =>
    input ? [[input.language, input.fields[0]?.jsonValue]] : [],
  );

test('a text is saved in the language that was open when it was typed', async () => {
  cms.held = [];
  take('began', 'About');
  take('input', 'Hello');
  take('ended', 'Hello');
  await jest.advanceTimersByTimeAsync(0);
  go({ language: 'da' });
  cms.held.shift()?.();
  await jest.advanceTimersByTimeAsync(400);
  expect(listSaved()).toEqual([['en', 'Hello']]);
});

test('what is typed while its item is being read counts as unsaved, and is saved before the page is published', async () => {
  cms.held = [];
  take('began', 'About');
  take('input', 'Hello');
  await jest.advanceTimersByTimeAsync(0);
  expect([savingText.value, hasUnsaved.value, isSaving.value]).toEqual(['Saving …', true, true]);
  const saving = saveUnsaved();
  cms.held.shift()?.();
  await saving;
  expect([listSaved(), hasUnsaved.value]).toEqual([[['en', 'Hello']], false]);
});

async function typeWithoutCms() {
  cms.isDown = true;
  take('began', 'About');
  take('input', 'Hel');
  take('input', 'Hello');
  await jest.advanceTimersByTimeAsync(0);
  expect([savingText.value, hasUnsaved.value]).toEqual(['Not saved', true]);
  expect(problem.value).toBe('The CMS does not respond. Is npm start still running?');
}

test('what is typed while the CMS cannot be reached is saved when the field is left', async () => {
  await typeWithoutCms();
  cms.isDown = false;
  take('ended', 'Hello');
  await jest.advanceTimersByTimeAsync(0);
  expect([listSaved(), hasUnsaved.value]).toEqual([[['en', 'Hello']], false]);
  expect(problem.value).toBe('');
});

test('what was typed while the CMS could not be reached is saved and shown when it is there again', async () => {
  startUnloadedValues();
  await typeWithoutCms();
  take('ended', 'Hello');
  await jest.advanceTimersByTimeAsync(0);
  expect(savingText.value).toBe('Not saved');
  const send = jest.fn();
  channel.value = { ...createChannel(document.createElement('iframe'), 'http://localhost:3000'), send };
  cms.isDown = false;
  changeCount.value += 1;
  await jest.advanceTimersByTimeAsync(400);
  expect([listSaved(), hasUnsaved.value]).toEqual([[['en', 'Hello']], false]);
  expect(send).toHaveBeenCalledWith('show', expect.objectContaining({ field: 'Title', value: 'Hello' }));
});

test('a text of an item that is no longer there is not kept', async () => {
  cms.readError = 'There is no item a1.';
  take('input', 'Hello');
  await jest.advanceTimersByTimeAsync(0);
  expect([problem.value, hasUnsaved.value]).toEqual(['There is no item a1.', false]);
});
