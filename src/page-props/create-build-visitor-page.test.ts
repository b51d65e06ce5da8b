import { createPageDependencies, layoutOf, pageOf } from '@tests/fakes/page-dependencies';
import { getRequestScope, type RequestScope } from '@/cms/client/request-scope';
import type { PageKey } from '@/features/sites/internal-path';
import { createBuildVisitorPage } from './create-build-visitor-page';

const key: PageKey = { siteName: 'main', language: 'en', path: ['om os'], variantIds: [] };
const variant = { ...key, variantIds: ['a'] };
const [byVisit, byPublish] = [{ isPublish: false }, { isPublish: true }];

function createWorld() {
  const world = {
    isMissing: false,
    hasGap: false,
    mayEnter: true,
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
    enterPathGate: async ({ path }) =>
      world.mayEnter ? (exists) => void world.ends.push([path, exists]) : null,
  });
  return { world, build };
}

test('a visitor waits for the first build of a page and of each variant; later builds are background work', async () => {
  const { world, build } = createWorld();
  for (const each of [key, key, variant, variant]) await build(each, byVisit);
  await build({ ...key, path: ['new'] }, byPublish);
  expect(world.scopes.map(({ priority }) => priority)).toEqual([
    'visitor',
    'background',
    'visitor',
    'background',
    'background',
  ]);
});

test('only a page that a visit renews must be complete: there is an older one, and a publish must show', async () => {
  const { world, build } = createWorld();
  for (const how of [byVisit, byVisit, byPublish]) await build(key, how);
  expect(world.scopes.map(({ mustBeComplete }) => mustBeComplete)).toEqual([false, true, false]);
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
