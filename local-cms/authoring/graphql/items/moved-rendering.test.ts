// Somebody moves a component with a text editor, and the CMS has not loaded the file since.
import { closeAfterEach } from '@tests/jest/close-after-each';
import { aboutPath, startAuthoringCms } from '@tests/local-cms/start-authoring-cms';
import { z } from 'zod';

const keep = closeAfterEach();

const file = 'acme/pages/about/en.draft.yml';

const toPage = (title: string, ids: readonly string[]): string => `template: Page
fields: { ${title}: About }
placeholders:
  headless-main:
${ids.map((id) => `    - component: RichText\n      id: ${id}\n      fields: { Text: <p>${id}</p> }\n`).join('')}`;

async function open() {
  const cms = keep(await startAuthoringCms({ [file]: toPage('Title', ['a']) }));
  const query = `{ item(where: { path: "${aboutPath}/Data/RichText a", language: "en" }) { itemId revision field(name: "Text") { value } } }`;
  const read = async () => {
    const { data, errors } = await cms.send(query);
    return { errors, item: Object(data?.item) };
  };
  const { itemId, revision } = z
    .object({ itemId: z.string(), revision: z.string() })
    .parse((await read()).item);
  const change = (more: object) =>
    cms.send('mutation ($input: UpdateItemInput!) { updateItem(input: $input) { item { name } } }', {
      input: { itemId, language: 'en', fields: [{ name: 'Text', value: '<p>new</p>' }], ...more },
    });
  return { cms, revision, read, change };
}

/** A misspelt field keeps the CMS from loading the page, so it shows the page as it was before. */
const states = [
  ['the CMS has not looked at', 'Title', false],
  ['the CMS cannot load', 'Titel', true],
] as const;

test.each(states)(
  'reads and changes the component that was named, in a file that %s',
  async (_, title, isLoaded) => {
    for (const withRevision of [false, true]) {
      const { cms, revision, read, change } = await open();
      await cms.write(file, toPage(title, ['b', 'a']));
      if (isLoaded) await cms.reload();
      expect((await read()).item.field).toEqual({ value: '<p>a</p>' });
      expect((await change(withRevision ? { revision } : {})).errors).toBeUndefined();
      expect(await cms.read('pages/about/en.draft.yml')).toBe(
        toPage(title, ['b', 'a']).replace('<p>a</p>', '<p>new</p>'),
      );
    }
  },
);

test('says that a component is no longer in the file', async () => {
  const { cms, read, change } = await open();
  const byHand = toPage('Title', ['b']);
  await cms.write(file, byHand);
  const message = `RichText a is not in this state of ${file}. Reload the page.`;
  expect((await read()).errors?.[0]?.message).toBe(message);
  expect((await change({})).errors?.[0]?.message).toBe(message);
  expect(await cms.read('pages/about/en.draft.yml')).toBe(byHand);
});
