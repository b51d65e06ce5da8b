import { CmsError } from './cms-error';

const failure = { kind: 'http', reason: 'HTTP 503', status: 503 } as const;

test.each([
  [{}, 'LayoutQuery failed: HTTP 503'],
  [
    { url: 'https://u:p@edge.test/graph?key=S3CRET' },
    'LayoutQuery failed: HTTP 503 from https://edge.test/graph',
  ],
  [{ elapsedMs: 90 }, 'LayoutQuery failed: HTTP 503 (1 attempt, 0.1 s)'],
  [{ attempts: 3, elapsedMs: 4100 }, 'LayoutQuery failed: HTTP 503 (3 attempts, 4.1 s)'],
])('the message for %j is "%s"', (request, message) => {
  expect(new CmsError(failure, { operation: 'LayoutQuery', ...request }).message).toBe(message);
});

test('copies the failure to its properties, without the query string of the URL', () => {
  const cause = new Error('reset');
  const url = 'https://edge.test/graph?key=S3CRET';
  const error = new CmsError({ ...failure, retryAfterMs: 10, cause }, { operation: 'LayoutQuery', url });
  expect(error).toMatchObject({
    name: 'CmsError',
    kind: 'http',
    operation: 'LayoutQuery',
    url: 'https://edge.test/graph',
    status: 503,
    attempts: 1,
    retryAfterMs: 10,
    cause,
  });
});
