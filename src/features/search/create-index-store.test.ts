import { setTimeout as sleep } from 'node:timers/promises';
import { sendMessage } from '@/platform/cluster/messages';
import { getPublishCount } from '@/platform/cluster/publish-count';
import { createIndexStore } from './create-index-store';
import { createIndexBuilder } from './index/index-builder';

const key = { siteName: 'main', language: 'en', defaultLanguage: 'en' };
const other = { ...key, language: 'da' };

const toIndex = (title: string) => {
  const builder = createIndexBuilder();
  builder.add({ href: '/', title, description: '', text: '' });
  return builder.finish();
};

/** Creates a store whose nth build of an index has the title n, unless it is told to fail. */
function createStore() {
  const state = { builds: 0, fails: false, failures: 0, ms: 0 };
  const store = createIndexStore({
    publishPauseMs: 5,
    retryMs: 20,
    now: () => performance.now() + state.ms,
    onFailure: () => {
      state.failures += 1;
    },
    build: async () => {
      state.builds += 1;
      const index = await toIndex(String(state.builds));
      if (state.fails) throw new Error('The CMS is down');
      return index;
    },
  });
  const getTitle = async (wanted = key) => (await store.get(wanted)).pages[0]?.title;
  const publish = async () => {
    getPublishCount();
    await sendMessage({ kind: 'published' });
    store.renew();
  };
  return { state, store, getTitle, publish };
}

test('simultaneous callers share one build, and later callers its index', async () => {
  const { getTitle, state } = createStore();
  expect(await Promise.all([getTitle(), getTitle(), getTitle()])).toEqual(['1', '1', '1']);
  expect(await getTitle()).toBe('1');
  expect(await getTitle(other)).toBe('2');
  expect(state.builds).toBe(2);
});

test('after publishes, the old index is in use until one build for all of them has ended', async () => {
  const { getTitle, publish, state } = createStore();
  await getTitle();
  await Promise.all([publish(), publish(), publish()]);
  expect(await getTitle()).toBe('1');
  await sleep(30);
  expect(await getTitle()).toBe('2');
  expect(state.builds).toBe(2);
});

test('an old index is built anew without a publish', async () => {
  const { getTitle, state } = createStore();
  await getTitle();
  state.ms = 16 * 60_000;
  expect(await getTitle()).toBe('1');
  await sleep(30);
  expect(await getTitle()).toBe('2');
});

test('if the CMS fails, the last good index stays in use and is tried again later', async () => {
  const { getTitle, publish, state } = createStore();
  await getTitle();
  state.fails = true;
  await publish();
  await sleep(30);
  expect(await getTitle()).toBe('1'); // and asks for another build
  expect(state.failures).toBe(1);
  state.fails = false;
  await sleep(60);
  expect(await getTitle()).toBe('3');
});

test('without any index, the callers get the error, and the CMS is asked again after a pause', async () => {
  const { getTitle, state } = createStore();
  state.fails = true;
  const outcomes = await Promise.allSettled([getTitle(), getTitle()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(getTitle()).rejects.toThrow('There is no index yet');
  expect(state.builds).toBe(1);
  state.fails = false;
  await sleep(30);
  expect(await getTitle()).toBe('2');
});
