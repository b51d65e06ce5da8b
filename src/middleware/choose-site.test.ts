import { createContext } from '@tests/fixtures/middleware-context';
import { createSiteList } from '@/features/sites/site-list/site-list';
import { createFindChosenSite } from './choose-site';

const sites = ['main', 'havn'].map((name) => {
  return { name, hostName: '*', defaultLanguage: 'en', languages: ['en'] };
});
const findChosenSite = createFindChosenSite(async () => createSiteList(sites, 'main'));
const find = (url: string, cookie: string) =>
  findChosenSite(createContext(url, { requestHeaders: { cookie } }).request);

const NOT_CACHED = { 'Cache-Control': 'private, no-store', 'x-middleware-cache': 'no-cache' };
const toCookie = (name: string) => `sc_site=${name}; Path=/; HttpOnly; SameSite=Lax; Secure`;

test.each([
  ['/?sc_site=HAVN', '', 'havn', { ...NOT_CACHED, 'Set-Cookie': toCookie('havn') }],
  ['/?sc_site=main', 'sc_site=havn', 'main', { ...NOT_CACHED, 'Set-Cookie': toCookie('main') }],
  ['/berths', 'sc_site=havn', 'havn', NOT_CACHED],
])('%s with the cookie "%s" chooses %s', async (url, cookie, name, headers) => {
  const chosen = await find(url, cookie);
  expect({ name: chosen?.site.name, headers: chosen?.headers }).toEqual({ name, headers });
});

test.each(['/', '/?sc_site=nobody', '/?sc_site=evil/../x', '/?sc_site=__proto__'])(
  '%s chooses no site',
  async (url) => {
    expect(await find(url, '')).toBeNull();
  },
);
