import { librarySession as session } from '@tests/fixtures/library-session';
import { createLibraryToken, readLibraryToken } from './library-token';
import { createSessionCookie } from './session-cookies';

const NOW = 1_700_000_000_000;
const EIGHT_HOURS_MS = 8 * 3600 * 1000;

test('returns the session for eight hours', async () => {
  const token = await createLibraryToken(session, 'secret', NOW);
  expect(await readLibraryToken(token, 'secret', NOW + EIGHT_HOURS_MS - 1)).toEqual(session);
  expect(await readLibraryToken(token, 'secret', NOW + EIGHT_HOURS_MS)).toBeNull();
});

test.each<[string, () => Promise<string | undefined>]>([
  ['a token that is signed with another secret', () => createLibraryToken(session, 'other', NOW)],
  ['a changed token', async () => `x${await createLibraryToken(session, 'secret', NOW)}`],
  [
    'the token of a session cookie',
    async () => (await createSessionCookie('secret', 'editor', NOW)).split(/[=;]/)[1],
  ],
  ['an empty text', async () => ''],
])('rejects %s', async (_, create) => {
  expect(await readLibraryToken((await create()) ?? '', 'secret', NOW)).toBeNull();
});
