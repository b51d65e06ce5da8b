import { librarySession } from '@tests/fixtures/library-session';
import { SignJWT, UnsecuredJWT } from 'jose';
import { createLibraryToken } from './library-token';
import { createSessionCookie, findViewer } from './session-cookies';

const NOW = 1_700_000_000_000;
const IN_AN_HOUR = NOW / 1000 + 3600;

const toCookies = (value: string) => ({
  get: (name: string) => (name === 'editing_session' ? { value } : undefined),
});
const createCookies = async (secret: string) =>
  toCookies((await createSessionCookie(secret, 'reader', NOW)).split(/[=;]/)[1] ?? '');

test('a session that the site opened lasts three seconds', async () => {
  const cookies = await createCookies('secret');
  expect(await findViewer(cookies, 'secret', NOW)).not.toBeNull();
  expect(await findViewer(cookies, 'secret', NOW + 2_999)).not.toBeNull();
  expect(await findViewer(cookies, 'secret', NOW + 3_000)).toBeNull();
});

test.each(['editor', 'reader'] as const)('the session says that the page is for: %s', async (viewer) => {
  const [, value = ''] = (await createSessionCookie('secret', viewer, NOW)).split(/[=;]/);
  expect(await findViewer(toCookies(value), 'secret', NOW)).toBe(viewer);
});

test('a session never lasts longer than three seconds, even if it begins between two whole seconds', async () => {
  for (const start of [NOW + 1, NOW + 500, NOW + 999]) {
    const [, value = ''] = (await createSessionCookie('secret', 'editor', start)).split(/[=;]/);
    expect(await findViewer(toCookies(value), 'secret', start + 2_000)).not.toBeNull();
    expect(await findViewer(toCookies(value), 'secret', start + 3_000)).toBeNull();
  }
});

test('rejects a session that was signed with another secret or with an empty one', async () => {
  expect(await findViewer(await createCookies('other'), 'secret', NOW)).toBeNull();
  expect(await findViewer(await createCookies(''), '', NOW)).toBeNull();
  expect(await findViewer(await createCookies(''), undefined, NOW)).toBeNull();
  expect(await findViewer({ get: () => undefined }, 'secret', NOW)).toBeNull();
});

test('rejects a session whose expiry time was changed', async () => {
  const [header, payload = '', signature] =
    (await createCookies('secret')).get('editing_session')?.value.split('.') ?? [];
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify(Object.assign({}, content, { exp: IN_AN_HOUR }))).toString(
    'base64url',
  );
  expect(await findViewer(toCookies(`${header}.${payload}.${signature}`), 'secret', NOW)).not.toBeNull();
  expect(await findViewer(toCookies(`${header}.${changed}.${signature}`), 'secret', NOW)).toBeNull();
});

test.each<[string, string | Promise<string>]>([
  ['an empty value', ''],
  ['a value of dots only', '..'],
  ['an expiry time alone', `${NOW + 9_000}`],
  ['a value that is too long', '9'.repeat(5000)],
  [
    'an unsigned token',
    new UnsecuredJWT().setAudience('editing-session').setExpirationTime(IN_AN_HOUR).encode(),
  ],
  [
    'a token that is signed with the plain secret',
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('editing-session')
      .setExpirationTime(IN_AN_HOUR)
      .sign(Buffer.from('secret')),
  ],
  ['a token of the design library', createLibraryToken(librarySession, 'secret', NOW)],
])('rejects %s', async (_, value) => {
  expect(await findViewer(toCookies(await value), 'secret', NOW)).toBeNull();
});
