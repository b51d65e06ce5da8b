/** @jest-environment jsdom */
// Takes what the CMS tells of, through fakes of its event stream and its answers.

import { fakeEventSources } from '@tests/fakes/fake-event-source';
import { go } from '../place/place.ts';
import { findItem, items, loadItem } from '../saving/items.ts';
import { notice } from '../status.ts';
import { content } from './content.ts';
import { startEvents } from './events.ts';
import { noteOwnMedia, noteUpload } from './own-media.ts';

const site = {
  name: 'acme',
  folder: 'acme-folder',
  isRecorded: false,
  defaultLanguage: 'en',
  languages: [{ name: 'en', pages: [] }],
  components: [],
  templates: [],
};

const sites = { siteUrl: 'http://localhost:3000', sites: [site] };

const cms = { revision: '' };

const toItem = () => ({
  itemId: 'a1',
  name: 'About',
  revision: cms.revision,
  stage: 'draft',
  file: 'acme-folder/pages/about/en.draft.yml',
  version: 2,
  template: { name: 'Page' },
  fields: { nodes: [] },
});

const sources = fakeEventSources();

beforeEach(async () => {
  jest.useFakeTimers();
  globalThis.fetch = async (path) => {
    const answer = path === '/editor/content' ? sites : { data: { item: toItem() } };
    return { ok: true, json: async () => answer } as Response;
  };
  cms.revision = 'r1';
  content.value = sites;
  items.value = new Map();
  notice.value = '';
  go({ site: 'acme', language: 'en' });
  startEvents();
  await loadItem('a1');
  cms.revision = 'r2';
});
afterEach(() => jest.useRealTimers());

async function tell(event: Event): Promise<void> {
  sources.at(-1)?.dispatchEvent(event);
  await jest.advanceTimersByTimeAsync(0);
}

const tellChange = (change: object) =>
  tell(new MessageEvent('changed', { data: JSON.stringify({ by: null, revisions: [], ...change }) }));

const getRevision = () => findItem('a1')?.item.revision;

test('a change of the site’s folder by somebody else is said, and its item is loaded again', async () => {
  await tellChange({ paths: ['acme-folder/pages/about/en.draft.yml'] });
  expect([getRevision(), notice.value]).toEqual(['r2', 'Somebody changed another page']);
});

test('a change of another site is not said', async () => {
  await tellChange({ paths: ['acme/pages/about/en.yml'] });
  expect([getRevision(), notice.value]).toEqual(['r1', '']);
});

test('after the connection was lost all items are loaded again, and nobody is named', async () => {
  await tell(new Event('open'));
  expect(getRevision()).toBe('r1');
  await tell(new Event('error'));
  await tell(new Event('open'));
  expect([getRevision(), notice.value]).toEqual(['r2', '']);
});

test('a media file that was changed here is not said, and one that somebody else has changed is', async () => {
  noteOwnMedia('harbour.png');
  await tellChange({ paths: ['acme-folder/media/harbour.png'] });
  expect(notice.value).toBe('');
  await tellChange({ paths: ['acme-folder/media/other.png'] });
  expect(notice.value).toBe('Somebody changed the media file other.png');
});

test('an upload is not said either, although the CMS tells of its file before it has given it a name', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  noteUpload(promise);
  await tellChange({ paths: ['acme-folder/media/dusk.png'] });
  noteOwnMedia('dusk.png');
  resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(notice.value).toBe('');
});
