/** @jest-environment node */
import { createSessionCookie, hasEditingSession } from './session-cookie';

const NOW = 1_700_000_000_000;

const toCookies = (cookie: string) => {
  const value = cookie.split(/[=;]/)[1] ?? '';
  return { get: (name: string) => (name === 'editing_session' ? { value } : undefined) };
};
const isOpen = (value: string, secret: string | undefined, now: number) =>
  hasEditingSession(toCookies(`editing_session=${value}`), secret, now);

test('a session that the site has opened holds for three seconds', () => {
  const cookies = toCookies(createSessionCookie('secret', NOW));
  expect(hasEditingSession(cookies, 'secret', NOW)).toBe(true);
  expect(hasEditingSession(cookies, 'secret', NOW + 2_999)).toBe(true);
  expect(hasEditingSession(cookies, 'secret', NOW + 3_000)).toBe(false);
});

test('one of another secret, or of none, does not', () => {
  const cookies = toCookies(createSessionCookie('other', NOW));
  expect(hasEditingSession(cookies, 'secret', NOW)).toBe(false);
  expect(hasEditingSession(toCookies(createSessionCookie('', NOW)), '', NOW)).toBe(false);
  expect(hasEditingSession(toCookies(createSessionCookie('', NOW)), undefined, NOW)).toBe(false);
  expect(hasEditingSession({ get: () => undefined }, 'secret', NOW)).toBe(false);
});

test('its end cannot be put off', () => {
  const signature = createSessionCookie('secret', NOW).split(/[.;]/)[1];
  expect(isOpen(`${NOW + 3_000}.${signature}`, 'secret', NOW)).toBe(true);
  expect(isOpen(`${NOW + 9_000}.${signature}`, 'secret', NOW)).toBe(false);
  for (const value of [
    '',
    '.',
    `${NOW + 9_000}`,
    `Infinity.${signature}`,
    `NaN.${signature}`,
    '9'.repeat(5000),
  ]) {
    expect(isOpen(value, 'secret', NOW)).toBe(false);
  }
});
