import { isLoopback, mayFrame } from './frame-policy.ts';

const SITE = 'https://site.test';

test.each([
  ['no header', { csp: null, frameOptions: null }, true],
  ['a policy about other things', { csp: "default-src 'self'", frameOptions: null }, true],
  ['the origin', { csp: 'frame-ancestors https://editor.test', frameOptions: null }, true],
  ['the origin with its port', { csp: 'frame-ancestors https://editor.test:443', frameOptions: null }, true],
  ['the host alone', { csp: 'frame-ancestors editor.test', frameOptions: null }, true],
  ['the origin over http', { csp: 'frame-ancestors http://editor.test:*', frameOptions: null }, true],
  ['any host of a domain', { csp: 'frame-ancestors https://*.test', frameOptions: null }, true],
  ['any origin', { csp: 'frame-ancestors *', frameOptions: null }, true],
  ['the scheme', { csp: 'frame-ancestors https:', frameOptions: null }, true],
  [
    'the origin, which counts more',
    { csp: 'frame-ancestors https://editor.test', frameOptions: 'DENY' },
    true,
  ],
  ['nobody', { csp: "frame-ancestors 'none'", frameOptions: null }, false],
  ['the site itself', { csp: "frame-ancestors 'self'", frameOptions: null }, false],
  ['nothing', { csp: 'frame-ancestors', frameOptions: null }, false],
  ['another port', { csp: 'frame-ancestors https://editor.test:444', frameOptions: null }, false],
  ['a host below it', { csp: 'frame-ancestors https://*.editor.test', frameOptions: null }, false],
  [
    'a host that begins like it',
    { csp: 'frame-ancestors https://editor.test.evil', frameOptions: null },
    false,
  ],
  ['it in one policy alone', { csp: "frame-ancestors *, frame-ancestors 'none'", frameOptions: null }, false],
  ['it too late', { csp: "frame-ancestors 'none'; frame-ancestors *", frameOptions: null }, false],
  ['nobody, the old way', { csp: null, frameOptions: 'deny' }, false],
  ['the site itself, the old way', { csp: null, frameOptions: 'SAMEORIGIN' }, false],
])('with %s allowed', (_allowed, headers, expected) => {
  expect(mayFrame(headers, 'https://editor.test', SITE)).toBe(expected);
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
])('%s is this machine: %s', (address, expected) => {
  expect(isLoopback(new URL(address))).toBe(expected);
});
