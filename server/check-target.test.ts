import { checkTarget } from './check-target.ts';

const HOST = 'www.site.test';

test.each([
  ['GET', '/', '/', '/'],
  ['HEAD', '/about?utm=1', '/about?utm=1', '/about'],
  ['POST', '/api/editing/render', '/api/editing/render', '/api/editing/render'],
  ['OPTIONS', '/api/editing/config', '/api/editing/config', '/api/editing/config'],
  ['GET', 'http://www.site.test/about?a=b', '/about?a=b', '/about'],
  ['GET', 'HTTP://WWW.SITE.TEST/about', '/about', '/about'],
  ['GET', '//other.test/about', '//other.test/about', '//other.test/about'],
])('%s %s may reach Next', (method, target, url, path) => {
  expect(checkTarget(method, target, HOST)).toEqual({ kind: 'pass', url, path });
});

test.each([
  ['POST', '/about'],
  ['PUT', '/'],
  ['TRACE', '/about'],
  ['PROPFIND', '/'],
  ['DELETE', '/api/healthz'],
  ['POST', '/api/robots'],
  ['POST', '/_next/static/chunks/a.js'],
  ['POST', '/apis'],
])('%s %s is not allowed: pages and files can only be read', (method, target) => {
  expect(checkTarget(method, target, HOST)).toMatchObject({ status: 405, allow: 'GET, HEAD, OPTIONS' });
});

test.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s is not allowed for API routes either', (method) => {
  expect(checkTarget(method, '/api/editing/render', HOST)).toMatchObject({ kind: 'refuse', status: 405 });
});

test.each(['*', '/about'])('OPTIONS %s lists the methods', (target) => {
  expect(checkTarget('OPTIONS', target, HOST)).toMatchObject({ status: 204, allow: expect.any(String) });
});

test.each([
  '*',
  'about',
  '',
  'http://other.test/about',
  'http://www.site.test:99/about',
  'http://',
  'ftp://www.site.test/',
  'www.site.test:443',
])('the target %j is refused', (target) => {
  expect(checkTarget('GET', target, HOST)).toMatchObject({ kind: 'refuse', status: 400 });
});

test.each([
  'www.site.test:x',
  'www.site.test:',
  'www.site.test:80@other.test',
  'a b',
  '',
  '[::1',
  'site.test/x',
])('the host %j is refused', (host) => {
  expect(checkTarget('GET', '/about', host)).toMatchObject({ kind: 'refuse', status: 400 });
});

test.each([
  'site.test',
  'SITE.test:8080',
  'site.test.',
  '127.0.0.1:3000',
  '[::1]:3000',
  'a_b.test',
  undefined,
])('the host %j may reach Next', (host) => {
  expect(checkTarget('GET', '/about', host)).toMatchObject({ kind: 'pass' });
});

test('a whole URL is refused if the request names no host', () => {
  expect(checkTarget('GET', 'http://www.site.test/', undefined)).toMatchObject({ status: 400 });
});
