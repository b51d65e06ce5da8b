import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { signToken, verifyToken } from './signed-token';

const NOW = 1_700_000_000_000;
const kind = { audience: 'test', seconds: 60, maxLength: 1000 };

const verify = (token: string, audience = 'test') => verifyToken(token, { ...kind, audience }, 'secret', NOW);

test('returns the content until the token expires', async () => {
  const token = await signToken({ color: 'red' }, kind, 'secret', NOW);
  expect(await verifyToken(token, kind, 'secret', NOW + 59_999)).toMatchObject({ color: 'red' });
  expect(await verifyToken(token, kind, 'secret', NOW + 60_000)).toBeNull();
});

test('rejects a token of another audience', async () => {
  const token = await signToken({}, { ...kind, audience: 'other' }, 'secret', NOW);
  expect(await verify(token)).toBeNull();
  expect(await verify(token, 'other')).not.toBeNull();
});

test('rejects a token that never expires', async () => {
  const key = createHash('sha256').update('secret').digest();
  const token = await new SignJWT().setProtectedHeader({ alg: 'HS256' }).setAudience('test').sign(key);
  expect(await verify(token)).toBeNull();
});

test('rejects a token that is too long', async () => {
  expect(await verify(await signToken({ text: 'x'.repeat(1000) }, kind, 'secret', NOW))).toBeNull();
});
