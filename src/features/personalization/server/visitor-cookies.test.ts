import { NextRequest } from 'next/server';
import { readVisitorIds, toNewCookies } from './visitor-cookies';

const createRequest = (cookie: string) => new NextRequest('https://site.test/', { headers: { cookie } });

test.each([
  ['sc_ctx=b-1; sc_ctx_personalize=g-1', { browserId: 'b-1', guestId: 'g-1' }],
  ['sc_ctx=b-1; sc_other_personalize=g-1', { browserId: 'b-1', guestId: undefined }],
  ['sc_ctx=../x; sc_ctx_personalize=g-1', { browserId: undefined, guestId: 'g-1' }],
])('reads the ids from the cookies "%s"', (cookie, ids) => {
  expect(readVisitorIds(createRequest(cookie), 'ctx')).toEqual(ids);
});

const found = { browserId: 'b-1', guestId: 'g-1' };
const attributes = { path: '/', maxAge: 63_072_000, sameSite: 'lax', secure: true };
const browser = { ...attributes, name: 'sc_ctx', value: 'b-1' };
const guest = { ...attributes, name: 'sc_ctx_personalize', value: 'g-1' };

test.each([
  [{}, [browser, guest]],
  [{ browserId: 'b-1' }, [guest]],
  [{ browserId: 'old', guestId: 'g-1' }, [browser]],
  [found, []],
])('a browser with the ids %j gets only the cookies that have changed', (known, cookies) => {
  expect(toNewCookies(known, found, 'ctx')).toEqual(cookies);
});
