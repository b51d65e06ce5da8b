import { isLoopback, mayFrame } from './frame-policy.ts';

const SITE = 'https://site.test';

test.each([
  ['neither of the two headers', null, null],
  ['a policy without frame-ancestors', "default-src 'self'", null],
  ["the editor's origin in frame-ancestors", 'frame-ancestors https://editor.test', null],
  [
    "the editor's origin and default port in frame-ancestors",
    'frame-ancestors https://editor.test:443',
    null,
  ],
  ["the editor's host without a scheme in frame-ancestors", 'frame-ancestors editor.test', null],
  ["the editor's host with the scheme http in frame-ancestors", 'frame-ancestors http://editor.test:*', null],
  ['a wildcard for a part of the host in frame-ancestors', 'frame-ancestors https://*.test', null],
  ['a wildcard for every origin in frame-ancestors', 'frame-ancestors *', null],
  ['only a scheme in frame-ancestors', 'frame-ancestors https:', null],
  ['an X-Frame-Options header that frame-ancestors overrides', 'frame-ancestors https://editor.test', 'DENY'],
])('the editor can frame a page with %s', (_headers, csp, frameOptions) => {
  expect(mayFrame({ csp, frameOptions }, 'https://editor.test', SITE)).toBe(true);
});

test.each([
  ["frame-ancestors 'none'", "frame-ancestors 'none'", null],
  ["frame-ancestors 'self'", "frame-ancestors 'self'", null],
  ['frame-ancestors without sources', 'frame-ancestors', null],
  ["another port of the editor's host in frame-ancestors", 'frame-ancestors https://editor.test:444', null],
  [
    "a wildcard for subdomains of the editor's host in frame-ancestors",
    'frame-ancestors https://*.editor.test',
    null,
  ],
  [
    "a host that begins with the editor's host in frame-ancestors",
    'frame-ancestors https://editor.test.evil',
    null,
  ],
  ['two policies, one of which forbids framing', "frame-ancestors *, frame-ancestors 'none'", null],
  [
    'two frame-ancestors in one policy, the first of which forbids framing',
    "frame-ancestors 'none'; frame-ancestors *",
    null,
  ],
  ['X-Frame-Options: deny', null, 'deny'],
  ['X-Frame-Options: SAMEORIGIN', null, 'SAMEORIGIN'],
])('the editor cannot frame a page with %s', (_headers, csp, frameOptions) => {
  expect(mayFrame({ csp, frameOptions }, 'https://editor.test', SITE)).toBe(false);
});

test.each([
  ['http://localhost:3000', true],
  ['http://site.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://0.0.0.0:3000', false],
  ['http://192.168.1.7', false],
  ['http://localhost.evil.test', false],
  ['http://127.0.0.1.evil.test', false],
])('the URL %s is on this machine: %s', (url, expected) => {
  expect(isLoopback(new URL(url))).toBe(expected);
});
