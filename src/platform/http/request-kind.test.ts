import { isBot, isDataRequest, isPrefetch } from './request-kind';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['', true],
  ['Googlebot/2.1', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', true],
  ['facebookexternalhit/1.1', true],
  ['WhatsApp/2.23.20.0', true],
  ['Slackbot-LinkExpanding 1.0', true],
  [`Mozilla/5.0 (Windows NT 6.1) ${WEBKIT} Chrome/27.0 Safari/537.36 BingPreview/1.0b`, true],
  [`Mozilla/5.0 (Macintosh) ${WEBKIT} Chrome/120.0.0.0 Safari/537.36 Chrome-Lighthouse`, true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile Safari/604.1`,
    false,
  ],
  // The user agent contains "bot", but Cubot is a phone brand.
  [`Mozilla/5.0 (Linux; Android 11; CUBOT X50) ${WEBKIT} Chrome/120 Mobile Safari/537.36`, false],
])('for the user agent "%s" isBot is %s', (userAgent, expected) => {
  expect(isBot(new Headers({ 'user-agent': userAgent }))).toBe(expected);
});

test('a request without a user agent comes from a bot', () => {
  expect(isBot(new Headers())).toBe(true);
});

test.each<[Record<string, string>, boolean]>([
  [{ purpose: 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'x-moz': 'prefetch' }, true],
  [{ 'x-purpose': 'preview' }, true],
  [{ 'x-middleware-prefetch': '1' }, true],
  [{ 'next-router-prefetch': '1' }, true],
  [{ 'sec-fetch-mode': 'navigate' }, false],
])('with %j isPrefetch is %s', (headers, expected) => {
  expect(isPrefetch(new Headers(headers))).toBe(expected);
});

test('only a request with the header x-nextjs-data is a data request', () => {
  expect(isDataRequest(new Headers({ 'x-nextjs-data': '1' }))).toBe(true);
  expect(isDataRequest(new Headers())).toBe(false);
});
