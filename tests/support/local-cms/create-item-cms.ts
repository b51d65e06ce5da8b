import { toEditorPage } from '../fixtures/editor-pages.ts';

type Values = Readonly<Record<string, unknown>>;

type Sent = {
  query: string;
  variables: {
    input?: { language: string; fields: { name: string; jsonValue?: unknown }[]; revision: string };
  };
};

/** A fake of the CMS with an item that it reads and saves, for the page editor's tests. */
type ItemCms = {
  values: Values;
  revision: string;
  /** What it was sent. */
  sent: Sent[];
  readError: string;
  /** Whether it cannot be reached. */
  isDown: boolean;
  /** Answers to reads that wait, the oldest first; null if none shall wait. */
  held: (() => void)[] | null;
  answer: (sent: Sent) => unknown;
  toItem: () => object;
  save: (sent: Sent) => object;
};

const toField = ([name, jsonValue]: readonly [string, unknown]) => ({
  name,
  type: 'text',
  jsonValue,
  isRequired: false,
  hint: '',
  itemFields: [],
});

/** Takes the place of `fetch`. */
export function createItemCms(): ItemCms {
  const cms: ItemCms = {
    values: { Title: 'About', Text: 'Hello' },
    revision: 'r1',
    sent: [],
    readError: '',
    isDown: false,
    held: null,
    answer: (sent) => cms.save(sent),
    toItem: () => ({
      itemId: 'a1',
      name: 'About',
      revision: cms.revision,
      stage: 'draft',
      file: 'acme/pages/about/en.draft.yml',
      version: 2,
      template: { name: 'Page' },
      fields: { nodes: Object.entries(cms.values).map(toField) },
    }),
    save({ variables }) {
      const { fields = [] } = variables.input ?? {};
      const changed = fields.map(({ name, jsonValue }) => [name, jsonValue]);
      cms.values = { ...cms.values, ...Object.fromEntries(changed) };
      cms.revision = `${cms.revision}+`;
      return { data: { updateItem: { item: cms.toItem() } } };
    },
  };
  const read = () =>
    cms.readError ? { errors: [{ message: cms.readError }] } : { data: { item: cms.toItem() } };
  globalThis.fetch = async (_, init) => {
    if (cms.isDown) throw new TypeError('Failed to fetch');
    const sent: Sent = JSON.parse(String(init?.body));
    cms.sent.push(sent);
    const isChange = sent.query.startsWith('mutation');
    const answer = isChange ? cms.answer(sent) : read();
    const { held } = cms;
    if (held && !isChange) await new Promise<void>((resolve) => held.push(resolve));
    return { ok: true, json: async () => answer } as Response;
  };
  return cms;
}

/** Creates what the editor loads first: a site with the same pages in its languages. */
export const createTestContent = (languages: readonly string[], routes: readonly string[] = []) => ({
  siteUrl: 'http://localhost:3000',
  sites: [
    {
      name: 'acme',
      folder: 'acme',
      isRecorded: false,
      defaultLanguage: languages[0] ?? '',
      languages: languages.map((name) => ({ name, pages: routes.map((route) => toEditorPage(route)) })),
      components: [],
      templates: [],
    },
  ],
});
