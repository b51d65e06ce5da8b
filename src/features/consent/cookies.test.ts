import { findCookie } from './cookies';

test.each([
  ['', null],
  ['consent=1', '1'],
  ['a=2; consent=1; b=3', '1'],
  ['noconsent=1', null],
  ['consent=', ''],
  ['consent=1; consent=2', '1'],
  ['consent=a=b', 'a=b'],
  ['consent', null],
])('of the cookies "%s", consent has the value %j', (cookies, value) => {
  expect(findCookie(cookies, 'consent')).toBe(value);
});
