/** @jest-environment jsdom */
// Publishes a page through a fake of the CMS.
import { createTestContent } from '../../../../../tests/support/local-cms/create-item-cms.ts';
import { content } from '../content/content.ts';
import { go } from '../place/place.ts';
import { done, problem } from '../status.ts';
import { pageState } from './page-state.ts';
import { publishPage, unpublished } from './publishing.ts';

const missing = { file: 'acme/pages/en.draft.yml', line: 3, message: 'Title is empty.' };

/** Refuses to publish, because of what is missing. */
function startCms(incomplete: readonly object[]): void {
  globalThis.fetch = async (path) => {
    const extensions = { code: 'INCOMPLETE', problems: [{ ...missing, file: `content/${missing.file}` }] };
    const refusal = { errors: [{ message: 'The page is not complete.', extensions }] };
    const answer = path === '/editor/problems' ? { problems: [], incomplete } : refusal;
    return { ok: true, json: async () => answer } as Response;
  };
}

const publish = async () => {
  publishPage();
  await new Promise((resolve) => setTimeout(resolve));
};

const sites = createTestContent(['en'], ['/', '/about']);

beforeEach(() => {
  content.value = sites;
  unpublished.value = [];
  problem.value = '';
});

test('the empty fields are shown because of which a page was not published', async () => {
  startCms([{ ...missing, place: null }]);
  await publish();
  expect([unpublished.value, problem.value]).toEqual([[{ ...missing, place: null }], '']);
});

test('the reason is said if the empty fields cannot be shown', async () => {
  startCms([]);
  await publish();
  expect([unpublished.value, problem.value]).toEqual([[], 'The page is not complete.']);
});

test('a page that is published does not say so of another that was opened meanwhile', async () => {
  const item = { revision: 'r2', stage: 'published', version: 2 };
  globalThis.fetch = async (path) => {
    const answer = path === '/editor/content' ? sites : { data: { publishItemVersion: { item } } };
    return { ok: true, json: async () => answer } as Response;
  };
  publishPage();
  go({ page: '/about' });
  await new Promise((resolve) => setTimeout(resolve));
  expect([done.value?.text, pageState.value]).toEqual(['Home is public in English.', null]);
});
