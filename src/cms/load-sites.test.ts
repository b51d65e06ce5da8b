/** @jest-environment node */
import { configured, createWorld, main, outage, settle } from './testing/sites-world';

test('loads the sites with their languages, the default first, and asks once for many', async () => {
  const { world, loadSites } = createWorld({ main: ['da', 'en'], other: [] });
  const [sites] = await Promise.all(Array.from({ length: 50 }, loadSites));
  expect(sites).toEqual([main, { ...main, name: 'other', hostName: 'other.test', languages: ['en'] }]);
  expect([world.asked, world.warnings]).toEqual([1, []]);
});

test('serves the known sites while it looks for new ones', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  world.languages = { main: ['en', 'da'], fresh: ['en'] };
  world.nowMs += 9000;
  expect(await loadSites()).toBe(before);
  await settle();
  world.nowMs += 2000;
  expect(await loadSites()).toBe(before);
  await settle();
  expect((await loadSites()).map(({ name }) => name)).toEqual(['main', 'fresh']);
});

test('serves the last known sites through an outage, and says so once', async () => {
  const { world, loadSites } = createWorld();
  const before = await loadSites();
  world.error = outage;
  for (let i = 0; i < 10; i++) {
    world.nowMs += 20_000;
    expect(await loadSites()).toEqual(before);
    await settle();
  }
  expect(world.warnings).toEqual(['The CMS does not tell which sites there are; the last known are used']);
});

test('serves the configured site when the CMS never answered, says so once, and tries again soon', async () => {
  const { world, loadSites } = createWorld();
  world.error = outage;
  for (let i = 0; i < 10; i++) {
    expect(await loadSites()).toEqual(configured);
    world.nowMs += 1500;
    await settle();
  }
  expect(world.warnings).toHaveLength(1);
  world.error = null;
  world.nowMs += 1500;
  await loadSites();
  await settle();
  expect(await loadSites()).toEqual([main]);
});

test('takes the list that was kept when it starts without the CMS', async () => {
  const { world, loadSites } = createWorld();
  world.error = outage;
  const other = { ...main, name: 'other' };
  world.kept = [main, other];
  expect(await loadSites()).toEqual([main, other]);
});

test('keeps every list that it loads', async () => {
  const { world, loadSites } = createWorld();
  await loadSites();
  expect(world.kept).toEqual([main]);
});

test('warns once of a configured site that the CMS does not have', async () => {
  const { world, loadSites } = createWorld({ other: ['en'] });
  for (let i = 0; i < 3; i++) {
    await loadSites();
    world.nowMs += 20_000;
    await settle();
  }
  expect(world.warnings).toEqual(['SITECORE_SITE_NAME names a site that the CMS does not have']);
});

test('shows a site whose language no path can carry in the configured one, and says so once', async () => {
  const { world, loadSites } = createWorld();
  world.defaultLanguage = 'en_US';
  for (let i = 0; i < 3; i++) {
    expect(await loadSites()).toEqual([main]);
    world.nowMs += 20_000;
    await settle();
  }
  expect(world.warnings).toEqual(['No path can carry the language of a site; DEFAULT_LANGUAGE is used']);
});
