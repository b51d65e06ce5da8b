import { closeAfterEach } from '@tests/jest/close-after-each';
import { startAuthoringCms } from '@tests/local-cms/start-authoring-cms';

const keep = closeAfterEach();

async function start(more: Record<string, string> = {}) {
  const cms = keep(await startAuthoringCms(more));
  const list = async () => (await fetch(`${cms.url}/editor/dictionary?site=acme`)).json();
  return { ...cms, list };
}

test('the phrases are those of the revisions, also before the local CMS has read a file anew', async () => {
  const cms = await start();
  await cms.write('acme/dictionary/en.yml', 'hello: By hand\n');
  expect((await cms.list()).entries).toEqual([{ key: 'hello', phrases: { en: 'By hand', da: 'Hej' } }]);
});

test('what is no text is missing, and can be written', async () => {
  const cms = await start({ 'acme/dictionary/da.yml': 'hello: [1]\nodd: {}\ncount: 3\nempty:\n' });
  const { entries, files } = await cms.list();
  expect(entries).toEqual([
    { key: 'hello', phrases: { en: 'Hello', da: null } },
    { key: 'bye', phrases: { en: 'Goodbye', da: null } },
    { key: 'odd', phrases: { en: null, da: null } },
    { key: 'count', phrases: { en: null, da: '3' } },
    { key: 'empty', phrases: { en: null, da: '' } },
  ]);
  const phrases = [{ language: 'da', phrase: 'Hej', revision: files[1].revision }];
  const update = 'mutation ($input: UpdatePhraseInput!) { updatePhrase(input: $input) { files { path } } }';
  const { errors } = await cms.send(update, { input: { site: 'acme', key: 'hello', phrases } });
  expect(errors).toBeUndefined();
  expect(await cms.read('dictionary/da.yml')).toContain('hello: Hej\n');
});

test('a file that is no YAML is answered with its mistake', async () => {
  const cms = await start({ 'acme/dictionary/da.yml': 'hello: [\n' });
  expect(await cms.list()).toEqual({ problem: expect.stringContaining('acme/dictionary/da.yml:') });
});
