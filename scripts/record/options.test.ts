import { readOptions } from './options.ts';

test('readOptions reads the folder, sites, languages and the limit', () => {
  const line = '--out content/acme --site a --site b --language en --media --max-requests 20';
  expect(readOptions(line.split(' '))).toEqual({
    options: { out: 'content/acme', sites: ['a', 'b'], languages: ['en'], withMedia: true, maxRequests: 20 },
  });
});

test('by default everything except media is recorded', () => {
  expect(readOptions(['--out', 'x'])).toEqual({
    options: {
      out: 'x',
      sites: [],
      languages: [],
      withMedia: false,
      maxRequests: Number.POSITIVE_INFINITY,
    },
  });
});

test.each([
  ['--site a', '--out is missing'],
  ['--out', "Option '--out <value>' argument missing"],
  ['--out x --max-requests 0', '--max-requests must be a whole number'],
  ['--out x --max-requests -1', '--max-requests'],
  ['--out x --max-requests many', '--max-requests must be a whole number'],
  ['--out x --medai', "Unknown option '--medai'"],
  ['content/acme', "Unexpected argument 'content/acme'"],
])('readOptions reports the problem of the options "%s"', (line, problem) => {
  expect(readOptions(line.split(' '))).toEqual({ problem: expect.stringContaining(problem) });
});
