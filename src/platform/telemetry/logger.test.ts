import { createLogger } from './logger';

function createLines() {
  const lines: string[] = [];
  return { lines, destination: { write: (line: string) => void lines.push(line) } };
}

test('writes one JSON object per line', () => {
  const { lines, destination } = createLines();
  createLogger({ logLevel: 'info' }, destination).info({ path: '/about\n' }, 'Page rendered');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/\n/g)).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    path: '/about\n',
    msg: 'Page rendered',
  });
});

test('omits lines below the log level', () => {
  const { lines, destination } = createLines();
  const logger = createLogger({ logLevel: 'warn' }, destination);
  logger.debug({}, 'a');
  logger.info({}, 'b');
  logger.warn({}, 'c');
  logger.error({}, 'd');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['c', 'd']);
});

test('writes nothing at the log level silent', () => {
  const { lines, destination } = createLines();
  createLogger({ logLevel: 'silent' }, destination).error({}, 'x');
  expect(lines).toEqual([]);
});

test('redacts secrets in fields, message and errors', () => {
  const { lines, destination } = createLines();
  const url = 'https://edge.test/graph?sitecoreContextId=S3CRET&x=1';
  const error = new Error(`No answer from ${url}`, { cause: new Error(url) });
  createLogger({ logLevel: 'info' }, destination).warn(
    { error, headers: { Cookie: 'S3CRET' } },
    `Asked ${url}`,
  );
  expect(lines[0]).not.toContain('S3CRET');
  expect(lines[0]).toContain('&x=1');
});
