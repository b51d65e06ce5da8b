import { createPageDependencies, layoutOf, pageOf } from '@tests/fakes/page-dependencies';
import { getRequestScope, type RequestScope } from '@/cms/client/request-scope';
import type { PageKey } from '@/features/sites/internal-path';
import { getSteadyTime } from '@/platform/process/steady-time';
import { createBuildVisitorPage } from './create-build-visitor-page';

const key: PageKey = { siteName: 'main', language: 'en', path: ['om os'], variantIds: [] };
const [byVisit, byPublish] = [{ isPublish: false }, { isPublish: true }];

function createWorld() {
  const world = {
    isMissing: false,
    hasGap: false,
    mayEnter: true,
    replaced: undefined as { renderedAt: number } | undefined,
    scopes: [] as RequestScope[],
    ends: [] as [string, boolean][],
  };
  const { dependencies } = createPageDependencies({
    fetchPage: async () => {
      world.scopes.push(getRequestScope());
      if (world.hasGap) getRequestScope().onGap?.();
      return world.isMissing ? null : pageOf(layoutOf([]));
    },
  });
  const build = createBuildVisitorPage(dependencies, {
    cmsDeadlineMs: 5000,
    findReplaced: () => world.replaced,
    enterPathGate: async ({ path }) =>
      world.mayEnter ? (exists) => void world.ends.push([path, exists]) : null,
  });
  return { world, build };
}

const MINUTE_MS = 60_000;

const replacedFor = (minutes: number) => ({ renderedAt: getSteadyTime() - minutes * MINUTE_MS });

test('a visitor waits for a page of which there is no older version; other builds are background work', async () => {
  const { world, build } = createWorld();
  await build(key, byVisit);
  world.replaced = replacedFor(1);
  await build(key, byVisit);
  world.replaced = undefined; // the page cache was full
  await build(key, byVisit);
  await build(key, byPublish);
  expect(world.scopes.map(({ priority }) => priority)).toEqual([
    'visitor',
    'background',
    'visitor',
    'background',
  ]);
});

test.each([
  ['a page without an older version', undefined, byVisit, false],
  ['a page with an older version', replacedFor(9), byVisit, true],
  ['a page whose complete version is too old', replacedFor(11), byVisit, false],
  ['a page that was published, which must show', replacedFor(1), byPublish, false],
])('whether a page may lack a section: %s', async (_, replaced, how, mustBeComplete) => {
  const { world, build } = createWorld();
  world.replaced = replaced;
  await build(key, how);
  expect(world.scopes).toMatchObject([{ mustBeComplete }]);
});

test('a page that lacks data because the CMS failed says so, until it is built with all of it', async () => {
  const { world, build } = createWorld();
  world.hasGap = true;
  expect(await build(key, byVisit)).toMatchObject({ isComplete: false });
  expect(await build(key, byPublish)).toMatchObject({ isComplete: false });
  world.hasGap = false;
  expect(await build(key, byVisit)).toMatchObject({ isComplete: true });
});

test('all queries of a page have one deadline', async () => {
  const { world, build } = createWorld();
  const startedAt = performance.now();
  await build(key, byVisit);
  const [scope] = world.scopes;
  expect((scope?.deadlineAt ?? 0) - startedAt).toBeGreaterThanOrEqual(5000);
  expect((scope?.deadlineAt ?? 0) - startedAt).toBeLessThan(5500);
});

test('tells the gate whether the page exists', async () => {
  const { world, build } = createWorld();
  await build(key, byVisit);
  world.isMissing = true;
  await build(key, byVisit);
  expect(world.ends).toEqual([
    ['/om os', true],
    ['/om os', false],
  ]);
});

test('a path that is refused is a failure and not a missing page, and a publish is never refused', async () => {
  const { world, build } = createWorld();
  world.mayEnter = false;
  await expect(build(key, byVisit)).rejects.toMatchObject({ name: 'CmsError', kind: 'over-budget' });
  expect(await build(key, byPublish)).not.toBeNull();
});
