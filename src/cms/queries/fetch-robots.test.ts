import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchRobots } from './fetch-robots';

test.each([
  [{ robots: 'User-agent: *' }, 'User-agent: *'],
  [{ robots: '' }, null],
])('for the siteInfo %j returns the text %j', async (siteInfo, text) => {
  expect(await fetchRobots(createFakeCms(inSite(siteInfo)), 'main')).toBe(text);
});

test('rejects a response without the site, which comes from a failing CMS', async () => {
  await expect(fetchRobots(createFakeCms(inSite(null)), 'main')).rejects.toThrow('RobotsQuery failed');
});
