import { createWorld, fallback, main, outage, settle } from '@tests/fakes/sites-world';

test('loads the sites with their languages, the default first, and queries once for many callers', async () => {
  const { world, loadSites } = createWorld({ main: ['da', 'en'], other: [] });
  const [list] = await Promise.all(Array.from({ length: 50 }, loadSites));
  expect(list).toMatchObject({
    status: 'current',
    sites: [main, { ...main, name: 'other', hostName: 'other.test', languages: ['en'] }],
  });
  expect([world.sitesQueries, world.warnings]).toEqual([1, []]);
});

test('serves the old list while it loads a new one', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  world.languages = { main: ['en', 'da'], fresh: ['en'] };
  world.nowMs += 9000;
  expect(await loadSites()).toBe(before);
  await settle();
  world.nowMs += 2000;
  expect(await loadSites()).toBe(before);
  await settle();
  expect((await loadSites()).sites.map(({ name }) => name)).toEqual(['main', 'fresh']);
});

test('serves the last list as stale during an outage, logs the outage once, and recovers', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  world.error = outage;
  for (let i = 0; i < 10; i++) {
    world.nowMs += 20_000;
    expect((await loadSites()).sites).toEqual(before.sites);
    await settle();
    expect(await loadSites()).toMatchObject({ status: 'stale', sites: before.sites });
  }
  expect(world.warnings).toEqual(['The list of sites could not be loaded; the last one is used']);
  world.error = null;
  world.nowMs += 1100;
  await loadSites();
  await settle();
  expect((await loadSites()).status).toBe('current');
});

test('queries only the list, at most once a second, during an outage', async () => {
  const { world, loadSites } = createWorld();
  await loadSites();
  world.error = outage;
  world.nowMs += 20_000;
  for (let i = 0; i < 10; i++) {
    await loadSites();
    await settle();
  }
  expect(world.sitesQueries).toBe(2);
});

test('serves the configured site if no list was ever loaded, logs the failure once, and retries soon', async () => {
  const { world, loadSites } = createWorld();
  world.error = outage;
  for (let i = 0; i < 10; i++) {
    expect(await loadSites()).toMatchObject(fallback);
    world.nowMs += 1500;
    await settle();
  }
  expect(world.warnings).toHaveLength(1);
  world.error = null;
  world.nowMs += 1500;
  await loadSites();
  await settle();
  expect(await loadSites()).toMatchObject({ status: 'current', sites: [main] });
});

test('only the fallback has no site for an unknown host', async () => {
  const { world, loadSites } = createWorld();
  world.error = outage;
  expect((await loadSites()).findByHost('other.test')).toBeNull();
  world.error = null;
  world.nowMs += 1500;
  await loadSites();
  await settle();
  expect((await loadSites()).findByHost('other.test')?.name).toBe('main');
});

test('rejects after an error that is not a failure of the CMS', async () => {
  const { world, loadSites } = createWorld();
  world.error = new TypeError('a bug');
  await expect(loadSites()).rejects.toThrow('a bug');
});

test('serves the persisted list after a start during an outage', async () => {
  const { world, loadSites } = createWorld();
  world.error = outage;
  const other = { ...main, name: 'other' };
  world.persisted = [main, other];
  expect(await loadSites()).toMatchObject({ status: 'stale', sites: [main, other] });
});

test('persists every list that it loads', async () => {
  const { world, loadSites } = createWorld();
  await loadSites();
  expect(world.persisted).toEqual([main]);
});

test('warns once if the CMS does not have the configured site', async () => {
  const { world, loadSites } = createWorld({ other: ['en'] });
  for (let i = 0; i < 3; i++) {
    await loadSites();
    world.nowMs += 20_000;
    await settle();
  }
  expect(world.warnings).toEqual(['SITECORE_SITE_NAME names a site that the CMS does not have']);
});

test('uses the configured language if that of a site cannot be part of a path, and warns once', async () => {
  const { world, loadSites } = createWorld();
  world.defaultLanguage = 'en_US';
  for (let i = 0; i < 3; i++) {
    expect((await loadSites()).sites).toEqual([main]);
    world.nowMs += 20_000;
    await settle();
  }
  expect(world.warnings).toEqual([
    'The language of a site cannot be part of a path; DEFAULT_LANGUAGE is used',
  ]);
});
