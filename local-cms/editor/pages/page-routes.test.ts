// Asks the local CMS what the page editor shows about a page.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { aboutPath, startAuthoringCms, toTitle, updateQuery } from '@tests/local-cms/start-authoring-cms';

const keep = closeAfterEach();

async function start(more: Record<string, string> = {}) {
  const cms = keep(await startAuthoringCms(more));
  const ask = async (name: string, query: Record<string, string>) =>
    (await fetch(`${cms.url}/editor/${name}?${new URLSearchParams(query)}`)).json();
  return { ...cms, ask };
}

test('lists what links to a page and to those below it', async () => {
  const cms = await start({
    'acme/pages/hidden/da.draft.yml': 'template: Page\nfields: { Title: Skjult, Related: [/about/team] }\n',
    'acme/pages/hidden/en.v1.yml': 'template: Page\nfields: { Title: Old, Related: [/about] }\n',
  });
  const answer = await cms.ask('links', { item: await cms.findId(aboutPath) });
  expect(answer).toEqual({
    links: [
      expect.objectContaining({ kind: 'page', file: 'acme/pages/en.yml', title: 'Home', language: 'en' }),
      expect.objectContaining({ kind: 'page', title: 'Skjult', language: 'da' }),
      {
        kind: 'redirect',
        file: 'acme/redirects.yml',
        itemId: null,
        title: 'acme/redirects.yml',
        language: null,
      },
      expect.objectContaining({ kind: 'shared', file: 'acme/shared/join/da.yml', title: 'join' }),
      expect.objectContaining({ kind: 'shared', file: 'acme/shared/join/en.yml', language: 'en' }),
    ],
  });
});

test('lists the versions of a page with who made them, and compares them', async () => {
  const cms = await start();
  const item = await cms.findId(aboutPath);
  await cms.send(updateQuery, toTitle('Who we are'));
  const publish = `mutation { publishItemVersion(input: { path: "${aboutPath}", language: "en", by: "Bo" }) { item { version } } }`;
  await cms.send(publish);
  await cms.send(updateQuery, toTitle('We', { by: 'Cy' }));
  expect(await cms.ask('versions', { item, language: 'en' })).toEqual({
    versions: [
      expect.objectContaining({ number: 3, stage: 'draft', by: 'Cy', publishAt: null }),
      expect.objectContaining({ number: 2, stage: 'published', by: 'Bo', file: 'acme/pages/about/en.yml' }),
      // It was written before the journal began, and its file when it was archived.
      expect.objectContaining({ number: 1, stage: 'older', by: null, at: null }),
    ],
  });
  expect(await cms.ask('compare', { item, language: 'en', from: '1', to: '3' })).toEqual({
    differences: [{ part: 'Page', kind: 'changed', field: 'Title', before: 'About', after: 'We' }],
  });
  expect(await cms.ask('compare', { item, language: 'en', from: '1', to: '9' })).toEqual({
    problem: 'The page has no such version.',
  });
  expect(await cms.ask('versions', { item: 'x', language: 'en' })).toEqual({
    problem: 'There is no such page.',
  });
});
