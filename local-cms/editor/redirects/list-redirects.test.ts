import { closeAfterEach } from '@tests/jest/close-after-each';
import { startAuthoringCms } from '@tests/local-cms/start-authoring-cms';

const keep = closeAfterEach();

const toFile = (...patterns: string[]): string =>
  patterns.map((pattern) => `- { pattern: ${pattern}, target: /about }\n`).join('');

const UPDATE =
  'mutation ($input: UpdateRedirectsInput!) { updateRedirects(input: $input) { files { path } } }';

test('a redirect that was deleted by its index is the one that was listed there', async () => {
  const cms = keep(await startAuthoringCms({ 'acme/redirects.yml': toFile('/a', '/b', '/c') }));
  await cms.write('acme/redirects.yml', toFile('/b', '/c'));
  // The local CMS has not read the file anew yet.
  const listed = await (await fetch(`${cms.url}/editor/redirects?site=acme`)).json();
  expect(listed.redirects).toMatchObject([{ pattern: '/b' }, { pattern: '/c' }]);
  const input = { site: 'acme', revision: listed.revision, operations: [{ remove: { index: 1 } }] };
  expect((await cms.send(UPDATE, { input })).errors).toBeUndefined();
  expect(await cms.read('redirects.yml')).toBe(toFile('/b'));
});

test('a file with a mistake is not listed as it was before the mistake', async () => {
  const cms = keep(await startAuthoringCms({ 'acme/redirects.yml': toFile('/a') }));
  await cms.write('acme/redirects.yml', `${toFile('/b')}- { pattern: /c, target: /about, redirectTyp: x }\n`);
  await cms.reload();
  const response = await fetch(`${cms.url}/editor/redirects?site=acme`);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    problem: expect.stringMatching(/^acme\/redirects\.yml:2 .*"redirectTyp"/),
  });
});
