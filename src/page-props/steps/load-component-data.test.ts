import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import { CmsError } from '@/cms/client/cms-error';
import { runInScope } from '@/cms/client/request-scope';
import type { Rendering } from '@/cms/schemas/layout-schema';
import type { ComponentLoader, ComponentServerMap } from '@/rendering/component/component-server';
import { toServerPage } from '../server-page';
import { loadComponentData } from './load-component-data';

const pageOf = (...renderings: Rendering[]) =>
  toServerPage({
    key: { siteName: 'main', language: 'en', path: ['about'], variantIds: [] },
    site: sampleSite,
    layout: layoutOf(renderings),
    dictionary: {},
    pageLanguages: [],
  });

async function run(page: ReturnType<typeof pageOf>, componentServers: ComponentServerMap, deadlineMs = 1000) {
  const { dependencies, lines } = createPageDependencies(
    {},
    { componentServers, componentDataDeadlineMs: deadlineMs },
  );
  const { componentData } = await loadComponentData(page, dependencies);
  return { componentData, lines };
}

test('calls the loader of a nested rendering with the rendering and the path of the page', async () => {
  const inner = { uid: 'inner', componentName: 'Clock' };
  const page = pageOf({ uid: 'outer', componentName: 'Box', placeholders: { 'box-{*}': [inner] } });
  const load = jest.fn(async (rendering: Rendering, { path }: { path: string }) => [rendering.uid, path]);
  const { componentData } = await run(page, { Clock: { load } });
  expect(componentData).toEqual({ inner: ['inner', '/about'] });
});

test('a failure that a loader survives is logged with its place, and the component keeps its data', async () => {
  const error = new Error('one request failed');
  const load: ComponentLoader = async (_rendering, { reportFailure }) => {
    reportFailure(error);
    return 'the rest';
  };
  const { componentData, lines } = await run(pageOf({ uid: 'u', componentName: 'Mix' }), { Mix: { load } });
  expect(componentData).toEqual({ u: 'the rest' });
  expect(lines).toMatchObject([
    {
      message: 'A component lacks a part of its data',
      fields: { error, path: '/about', componentName: 'Mix' },
    },
  ]);
});

const outage = new CmsError({ kind: 'network', reason: 'reset' }, { operation: 'NewsQuery' });

test.each<[string, ComponentLoader, boolean]>([
  ['a failure of the CMS', async () => Promise.reject(outage), true],
  [
    'a failure of the CMS that the loader survives',
    async (_, { reportFailure }) => reportFailure(outage),
    true,
  ],
  ['a loader that is late', () => new Promise(() => {}), true],
  ['any other failure', async () => Promise.reject(new Error('no data')), false],
])('when a page must be complete, %s makes it fail', async (_, load, fails) => {
  const page = pageOf({ uid: 'u', componentName: 'News' });
  const scope = { priority: 'background', mustBeComplete: true } as const;
  const running = runInScope(scope, () => run(page, { News: { load } }, 50));
  if (fails) await expect(running).rejects.toThrow();
  else expect((await running).componentData).toEqual({});
});

test.each<[string, unknown, number]>([
  ['a failure of the CMS', outage, 1],
  ['any other failure', new Error('no data'), 0],
])(
  'a page that may have gaps is shown without the data, and %s is reported as a gap',
  async (_, error, gaps) => {
    const onGap = jest.fn();
    const page = pageOf({ uid: 'u', componentName: 'News' });
    const load = () => Promise.reject(error);
    const { componentData } = await runInScope({ priority: 'visitor', onGap }, () =>
      run(page, { News: { load } }),
    );
    expect(componentData).toEqual({});
    expect(onGap).toHaveBeenCalledTimes(gaps);
  },
);

test('runs loaders in parallel', async () => {
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
    'throws synchronously',
    () => {
      throw new Error('no data');
    },
  ],
  ['never resolves', () => new Promise<never>(() => undefined)],
])('a loader that %s leaves only its own component without data and is logged', async (_kind, load) => {
  const page = pageOf({ uid: 'bad', componentName: 'Bad' }, { uid: 'good', componentName: 'Good' });
  const servers = { Bad: { load }, Good: { load: async () => 'fine' } };
  const { componentData, lines } = await run(page, servers, 50);
  expect(componentData).toEqual({ good: 'fine' });
  expect(lines.map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ uid: 'bad', componentName: 'Bad', path: '/about', site: 'main' }),
  ]);
});

test.each([
  ['editors', 'preview', false],
  ['developers', 'normal', true],
] as const)('%s get the error message of a failed loader', async (_who, pageState, showErrorDetails) => {
  const page = pageOf({ uid: 'bad', componentName: 'Bad' });
  page.layout.sitecore.context.pageState = pageState;
  const componentServers = { Bad: { load: () => Promise.reject(new Error('no data')) } };
  const { dependencies } = createPageDependencies({}, { componentServers, showErrorDetails });
  const { componentData } = await loadComponentData(page, dependencies);
  expect(componentData).toEqual({ bad: { loadFailure: 'no data' } });
});

test('converts the data to plain JSON', async () => {
  const page = pageOf({ uid: 'a', componentName: 'Promo' });
  const data = { since: new Date(0), nothing: undefined };
  const { componentData } = await run(page, { Promo: { load: async () => data } });
  expect(componentData).toStrictEqual({ a: { since: '1970-01-01T00:00:00.000Z' } });
});

test.each(['constructor', '__proto__', 'toString', ''])(
  'a rendering with the component name %j has no loader',
  async (componentName) => {
    expect((await run(pageOf({ uid: '1', componentName }), {})).componentData).toEqual({});
  },
);
