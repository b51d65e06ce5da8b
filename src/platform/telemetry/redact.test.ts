import fc from 'fast-check';
import { REDACTED, redactText, toLoggable } from './redact';

test.each([
  'secret',
  'JSS_EDITING_SECRET',
  'Authorization',
  'set-cookie',
  'sc_apikey',
  'sitecoreContextId',
  'csrfToken',
  'password',
  'X-Api-Key',
  'contextId',
])('redacts the value of a field called %s', (name) => {
  expect(toLoggable({ deep: [{ [name]: { any: 'value' } }] })).toEqual({ deep: [{ [name]: REDACTED }] });
});

test.each([
  ['https://e.test/g?sitecoreContextId=abc', `https://e.test/g?sitecoreContextId=${REDACTED}`],
  ['/api/editing/render?x=1&secret=abc&y=2', `/api/editing/render?x=1&secret=${REDACTED}&y=2`],
  ['GET /a?sc_apikey=abc#top failed', `GET /a?sc_apikey=${REDACTED}#top failed`],
  ['redis://user:pass@host:6379', `redis://${REDACTED}@host:6379`],
  ['Authorization was Bearer abc.d-e_f==, x', `Authorization was Bearer ${REDACTED}, x`],
  ['GET /a?x-api-key=abc&password=abc', `GET /a?x-api-key=${REDACTED}&password=${REDACTED}`],
  ['nothing secret: /about?q=1', 'nothing secret: /about?q=1'],
])('the text "%s" becomes "%s"', (text, expected) => {
  expect(redactText(text)).toBe(expected);
});

test('keeps the fields and the causes of an error', () => {
  const error = Object.assign(new Error('outer', { cause: new TypeError('inner') }), {
    status: 503,
    token: 't',
  });
  expect(toLoggable(error)).toMatchObject({
    type: 'Error',
    message: 'outer',
    status: 503,
    token: REDACTED,
    cause: { type: 'TypeError', message: 'inner' },
  });
});

test('limits cycles, long lists and long texts', () => {
  const circle: Record<string, unknown> = {
    list: Array.from({ length: 1000 }, () => 'x'),
    long: 'x'.repeat(1e6),
  };
  circle.self = circle;
  expect(JSON.stringify(toLoggable(circle)).length).toBeLessThan(200_000);
});

test('limits lists of lists, which together would be millions', () => {
  const nest = (depth: number): unknown => (depth === 0 ? 'x' : new Array(50).fill(nest(depth - 1)));
  const startedAt = performance.now();
  expect(JSON.stringify(toLoggable(nest(5))).length).toBeLessThan(200_000);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test('converts any value to JSON', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true }), (value) => {
      expect(() => JSON.stringify(toLoggable({ value }))).not.toThrow();
    }),
  );
});
