import { createPageDependencies, layoutOf, sampleSite } from '@tests/fakes/page-dependencies';
import { toServerPage } from '../server-page';
import { chooseTheme } from './choose-theme';

async function choose(siteTheme: string | undefined, fields: object = {}): Promise<string | undefined> {
  const key = { siteName: 'main', language: 'en', path: ['about'], variantIds: [] };
  const site = { ...sampleSite, theme: siteTheme };
  const page = toServerPage({ key, site, layout: layoutOf([], fields), pageLanguages: [], dictionary: {} });
  return (await chooseTheme(page, createPageDependencies().dependencies)).head.theme;
}

test.each([
  { site: undefined, page: undefined, theme: undefined },
  { site: 'havn', page: undefined, theme: 'havn' },
  { site: 'havn', page: '', theme: 'havn' },
  { site: 'havn', page: ' solvind ', theme: 'solvind' },
  { site: undefined, page: 'havn', theme: 'havn' },
])('a page has its own theme, or else that of the site: %j', async ({ site, page, theme }) => {
  expect(await choose(site, page === undefined ? {} : { Theme: { value: page } })).toBe(theme);
});

test.each(['havnn', '__proto__', 'constructor'])('an unknown theme is reported: %s', async (name) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(await choose(name)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining(`/about of main names the theme '${name}'. There are: solvind, havn.`),
  );
  warn.mockRestore();
});
