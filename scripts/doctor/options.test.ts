import { readOptions } from './options.ts';

test('readOptions reads the URLs of the site, the CMS and an editor', () => {
  const args = ['--site', 'https://site.test', '--cms', 'http://cms.test', '--editor', 'https://editor.test'];
  const options = {
    site: 'https://site.test',
    cms: 'http://cms.test',
    editor: 'https://editor.test',
    content: 'content',
    pictures: 'test-results/starter',
    help: false,
  };
  expect(readOptions(args)).toEqual({ options });
});

test.each([
  ['--site localhost:3000', '--site must be a URL'],
  ['--cms ftp://cms.test', '--cms must be a URL'],
  ['--site https://site.test --editor editor.test', '--editor must be a URL'],
  ['--nope', "Unknown option '--nope'"],
  ['--site', "Option '--site <value>' argument missing"],
  ['site.test', "Unexpected argument 'site.test'"],
])('readOptions reports the problem of the options "%s"', (line, problem) => {
  expect(readOptions(line.split(' '))).toEqual({ problem: expect.stringContaining(problem) });
});
