/** @jest-environment jsdom */
// Takes a dropped picture through fakes of the authoring API and of the upload.

import { createItemCms, createTestContent } from '../../../../../tests/support/local-cms/create-item-cms.ts';
import { createChannel } from '../../platform/channel.ts';
import { content } from '../../state/content/content.ts';
import { go } from '../../state/place/place.ts';
import { altRequest } from '../../state/requests.ts';
import { items, renewItems } from '../../state/saving/items.ts';
import { takeRequest } from './take-request.ts';

const picture = {
  path: 'x.png',
  type: 'image/png',
  size: 1,
  width: 1,
  height: 1,
  url: '/x.png',
  alt: {},
  focus: null,
  uses: [],
};

const createUpload = () => {
  const upload = Object.assign(new EventTarget(), {
    upload: new EventTarget(),
    responseText: JSON.stringify({ media: 'x.png' }),
    open: () => undefined,
    send: () => upload.dispatchEvent(new Event('load')),
  });
  return upload;
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a dropped picture is saved in the language of the page that it was dropped on', async () => {
  const cms = createItemCms();
  const answerItems = globalThis.fetch;
  globalThis.fetch = async (path, init) => {
    if (!String(path).startsWith('/editor/media')) return answerItems(path, init);
    return { ok: true, json: async () => ({ isReadOnly: false, folders: [], files: [picture] }) } as Response;
  };
  cms.answer = (sent) =>
    sent.query.includes('uploadMedia')
      ? { data: { uploadMedia: { presignedUploadUrl: '/up' } } }
      : cms.save(sent);
  Object.assign(globalThis, { XMLHttpRequest: jest.fn(createUpload) });
  content.value = createTestContent(['en', 'da'], ['/']);
  items.value = new Map();
  const channel = createChannel(document.createElement('iframe'), 'http://localhost:3000');
  const file = new File(['x'], 'x.png');
  takeRequest(
    { channel: 'page-editor', name: 'dropped', data: { item: '{A1}', field: 'Image', file } },
    channel,
  );
  await settle();
  go({ language: 'da' });
  await renewItems(() => true);
  altRequest.value?.answer('A hill');
  await settle();
  const saved = cms.sent.at(-1)?.variables.input;
  expect([saved?.language, saved?.fields]).toEqual([
    'en',
    [{ name: 'Image', jsonValue: { media: 'x.png', alt: 'A hill' } }],
  ]);
});
