import { createContext } from '@tests/fixtures/middleware-context';
import { NextResponse } from 'next/server';
import { negotiateLanguage } from './negotiate-language';

const site = {
  name: 'havn',
  hostName: 'havn.*',
  defaultLanguage: 'da',
  languages: ['da', 'en'],
  negotiatesLanguage: true,
};

async function visit(url: string, requestHeaders: Record<string, string>, given = site) {
  const next = await negotiateLanguage(createContext(url, { requestHeaders, site: given }));
  const headers = new Headers(next.headers);
  return {
    redirect: next instanceof NextResponse ? `${next.status} ${headers.get('location')}` : null,
    vary: headers.get('vary'),
    cacheControl: headers.get('cache-control'),
  };
}

const english = { 'accept-language': 'en' };
const toEnglish = '307 https://havn.test/en';

test.each([
  ['a browser in English', english, toEnglish, 'private, no-store'],
  ['a browser in a language that the site does not have', { 'accept-language': 'de' }, null, null],
  ['a browser in the default language', { 'accept-language': 'da-DK,en;q=0.5' }, null, null],
  ['a link on the site', { ...english, referer: 'https://havn.test/en/berths' }, null, 'private, no-store'],
  ['a link on another site', { ...english, referer: 'https://other.test/' }, toEnglish, 'private, no-store'],
  [
    'a navigation within the site',
    { ...english, 'sec-fetch-site': 'same-origin' },
    null,
    'private, no-store',
  ],
  ['a data request', { ...english, 'x-nextjs-data': '1' }, null, 'private, no-store'],
])('on the front page, negotiates the language for %s', async (_, headers, redirect, cacheControl) => {
  expect(await visit('https://havn.test/', headers)).toEqual({
    redirect,
    vary: 'Accept-Language',
    cacheControl,
  });
});

test.each([
  ['another page', 'https://havn.test/berths', site],
  ['a URL with a language', 'https://havn.test/da?x=1', site],
  ['a site that does not negotiate', 'https://havn.test/', { ...site, negotiatesLanguage: false }],
])('does nothing for %s', async (_, url, given) => {
  expect(await visit(url, english, given)).toEqual({ redirect: null, vary: null, cacheControl: null });
});
