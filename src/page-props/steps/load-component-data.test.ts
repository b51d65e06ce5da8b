/** @jest-environment node */

import type { Rendering } from '@/cms/layout-schema';
import type { ComponentServerMap } from '@/rendering/component-server';
import { createSources, layoutOf, sampleSite } from '../fake-sources';
import { toLoadedPage } from '../load-page';
import { loadComponentData } from './load-component-data';

const pageOf = (...renderings: Rendering[]) =>
  toLoadedPage({
    key: { siteName: 'main', language: 'en', path: ['about'], variantIds: [] },
    site: sampleSite,
    layout: layoutOf(renderings),
    dictionary: {},
    pageLanguages: [],
  });

async function run(page: ReturnType<typeof pageOf>, componentServers: ComponentServerMap, deadlineMs = 1000) {
  const { sources, lines } = createSources({}, { componentServers, componentDataDeadlineMs: deadlineMs });
  const { componentData } = await loadComponentData(page, sources);
  return { componentData, lines };
}

test('gives each loader its rendering and the page, at whatever depth it stands', async () => {
  const inner = { uid: 'inner', componentName: 'Clock' };
  const page = pageOf({ uid: 'outer', componentName: 'Box', placeholders: { 'box-{*}': [inner] } });
  const load = jest.fn(async (rendering: Rendering, { path }: { path: string }) => [rendering.uid, path]);
  const { componentData } = await run(page, { Clock: { load } });
  expect(componentData).toEqual({ inner: ['inner', '/about'] });
});

test('runs loaders side by side', async () => {
  let running = 0;
  let most = 0;
  const load = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 10));
    running--;
    return true;
  };
  await run(pageOf({ uid: '1', componentName: 'A' }, { uid: '2', componentName: 'A' }), { A: { load } });
  expect(most).toBe(2);
});

test.each([
  ['rejects', async () => Promise.reject(new Error('no data'))],
  [
    'throws at once',
    () => {
      throw new Error('no data');
    },
  ],
  ['never answers', () => new Promise<never>(() => undefined)],
])('a loader that %s costs its own component the data and nobody else', async (_kind, load) => {
  const page = pageOf({ uid: 'bad', componentName: 'Bad' }, { uid: 'good', componentName: 'Good' });
  const servers = { Bad: { load }, Good: { load: async () => 'fine' } };
  const { componentData, lines } = await run(page, servers, 50);
  expect(componentData).toEqual({ good: 'fine' });
  expect(lines.map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ uid: 'bad', componentName: 'Bad', path: '/about', siteName: 'main' }),
  ]);
});

test('editors are told why a component has no data', async () => {
  const page = pageOf({ uid: 'bad', componentName: 'Bad' });
  page.layout.sitecore.context.pageState = 'preview';
  const { componentData } = await run(page, { Bad: { load: () => Promise.reject(new Error('no data')) } });
  expect(componentData).toEqual({ bad: { loadFailure: 'no data' } });
});

test.each(['constructor', '__proto__', 'toString', ''])(
  'a rendering called %j has no loader',
  async (componentName) => {
    expect((await run(pageOf({ uid: '1', componentName }), {})).componentData).toEqual({});
  },
);
