import { createFakeCms, inSite } from '@tests/fakes/fake-cms';
import { fetchRobots } from './fetch-robots';

test.each([
  [{ robots: 'User-agent: *' }, 'User-agent: *'],
  [{ robots: '' }, null],
  [null, null],
])('for the siteInfo %j returns the text %j', async (siteInfo, text) => {
  expect(await fetchRobots(createFakeCms(inSite(siteInfo)), 'main')).toBe(text);
});
