import { createTestContent } from '@tests/local-cms/create-test-snapshot.ts';
import { findLayout } from '@tests/local-cms/find-layout.ts';

const home = () => findLayout(createTestContent().snapshot, '/');

test('the context and route of a layout have the same properties as on Experience Edge', () => {
  const { context, route } = home();
  expect(context).toEqual({
    pageEditing: false,
    site: { name: 'acme' },
    pageState: 'normal',
    language: 'en',
    itemPath: '/',
  });
  expect(route).toMatchObject({
    name: 'Home',
    displayName: 'Home',
    itemLanguage: 'en',
    itemVersion: 1,
    templateName: 'Page',
    itemId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    fields: { Title: { value: 'Welcome' }, Content: { value: '' }, Related: [], Image: { value: {} } },
  });
});

test('a layout contains all root placeholders, even empty ones', () => {
  const { route } = findLayout(createTestContent().snapshot, '/about/team');
  expect(route.placeholders).toEqual({ 'headless-header': [], 'headless-main': [], 'headless-footer': [] });
});

test('a wrapper rendering contains the renderings of a partial design', () => {
  const [wrapper] = home().route.placeholders['headless-header'] ?? [];
  expect(wrapper).toMatchObject({
    componentName: 'PartialDesignDynamicPlaceholder',
    params: { sid: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/), ph: 'headless-header', sig: 'sxa-header' },
    placeholders: { 'sxa-header': [{ componentName: 'Container' }] },
  });
});

test('each rendering with placeholders has its own DynamicPlaceholderId, and its placeholder names end in {*}', () => {
  const holders = home().renderings.filter(({ params }) => params.DynamicPlaceholderId);
  expect(holders.map(({ params }) => params.DynamicPlaceholderId)).toEqual(['1', '2', '3']);
  expect(Object.keys(holders[2]?.placeholders ?? {})).toEqual(['column-1-{*}', 'column-2-{*}']);
  expect(holders[2]?.params.EnabledPlaceholders).toBe('1,2');
});

/** Returns the renderings of a page that has these lines of YAML as its main placeholder. */
function composeMain(lines: string) {
  const { snapshot } = createTestContent({
    'acme/pages/hidden/en.yml': `
template: Page
design: plain
placeholders:
  headless-main:${lines}`,
  });
  return findLayout(snapshot, '/hidden').renderings;
}

test('a static placeholder keeps its name', () => {
  const [container] = composeMain(`
    - { component: Container, placeholders: { sidebar (static): [], container: [] } }
`);
  expect(Object.keys(container?.placeholders ?? {})).toEqual(['sidebar', 'container-{*}']);
});

test('a DynamicPlaceholderId set by an author is kept, and no other rendering gets it', () => {
  const renderings = composeMain(`
    - { component: Container, placeholders: { container: [] } }
    - { component: Container, params: { DynamicPlaceholderId: 1 }, placeholders: { container: [] } }
`);
  const ids = renderings.map(({ params }) => params.DynamicPlaceholderId);
  expect(ids).toEqual(['2', '1']);
});

const holders = `
    - component: Container
      placeholders: { container: [{ component: Container, placeholders: { container: [] } }] }
      EXPERIENCES
    - { component: Container, placeholders: { container: [] } }
`;

/** Lists the ids of the first container, its experience, its child and the last container. */
const listIds = (experiences: string) => {
  const text = `template: Page\ndesign: plain\nplaceholders:\n  headless-main:${holders}`;
  const { snapshot, problems } = createTestContent({
    'acme/pages/hidden/en.yml': text.replace('EXPERIENCES', experiences),
  });
  expect(problems).toEqual([]);
  const { route } = findLayout(snapshot, '/hidden');
  return [...JSON.stringify(route).matchAll(/"DynamicPlaceholderId":"(\d+)"/g)].map(([, id]) => Number(id));
};

test.each([
  ['without an experience', '', [1, 2, 3]],
  ['with an experience that has placeholders', '{ v: { placeholders: { container: [] } } }', [1, 3, 2, 4]],
  [
    'with an experience whose id an author set',
    '{ v: { params: { DynamicPlaceholderId: 2 }, placeholders: { container: [] } } }',
    [1, 2, 3, 5],
  ],
])('%s, the dynamic ids differ, and those of a rendering and its children stay', (_, experiences, ids) => {
  expect(listIds(experiences === '' ? '' : `experiences: ${experiences}`)).toEqual(ids);
});

test('params have the names that Sitecore uses, and their values are strings', () => {
  expect(home().renderings.find(({ params }) => params.Styles === 'dark wide')?.params).toEqual({
    DynamicPlaceholderId: '2',
    FieldNames: 'Default',
    GridParameters: 'col-12',
    Styles: 'dark wide',
  });
});

test('the dataSource of a rendering is the path of an item below its page, the path of a shared item, or empty', () => {
  const { find } = home();
  expect(find('RichText').dataSource).toBe('/sitecore/content/acme/Home/Data/RichText intro');
  expect(find('Promo').dataSource).toBe('/sitecore/content/acme/Data/join');
  expect(find('Container').dataSource).toBe('');
  expect(find('Container')).not.toHaveProperty('fields');
});

test('a rendering with an id in its file keeps its uid when its position changes', () => {
  const text = (order: string) => `template: Page\ndesign: plain\nplaceholders:\n  headless-main: ${order}\n`;
  const uidOf = (order: string) =>
    findLayout(createTestContent({ 'acme/pages/hidden/en.yml': text(order) }).snapshot, '/hidden').find(
      'Title',
    ).uid;
  expect(uidOf('[{ component: PageContent }, { component: Title, id: t }]')).toBe(
    uidOf('[{ component: Title, id: t }, { component: PageContent }]'),
  );
});

test('the CMS computes the content of Title, PageContent and LinkList', () => {
  const { find } = findLayout(createTestContent().snapshot, '/about', 'da');
  const title = { url: { path: '/da/about', siteName: 'acme' }, field: { jsonValue: { value: 'About us' } } };
  expect(find('Title').fields).toEqual({ data: { datasource: title, contextItem: title } });
  expect(find('PageContent').fields).toEqual({ Content: { value: '<p>We share.</p>' } });
  expect(find('LinkList').fields).toEqual({
    data: {
      datasource: {
        field: { title: { value: 'Links' } },
        children: {
          results: [
            { field: { link: { value: expect.objectContaining({ href: '/da', text: 'Home' }) } } },
            {
              field: {
                link: { value: expect.objectContaining({ href: 'mailto:a@acme.test', linktype: 'mailto' }) },
              },
            },
          ],
        },
      },
    },
  });
});

test('a page tells all its problems at once', () => {
  const { snapshot, problems } = createTestContent({
    'acme/pages/hidden/en.yml': `template: Page
fields: { Image: { media: none.jpg, alt: x }, Related: [/a, /b] }
placeholders:
  headless-main:
    - { component: Promo, datasource: shared/none }
    - { component: Promo, fields: { PromoLink: { to: /c, text: x } } }
    - component: LinkList
      fields: { Title: x, Links: [{ to: /d, text: x }, { to: /e, text: x }] }
    - component: Container
      placeholders:
        container:
          - component: Promo
            fields: { PromoText: <p>x</p>, Report: { media: none.pdf } }
            experiences:
              members: { datasource: shared/nothing }
`,
  });
  expect(problems.map((text) => text.replace(/\.(?: .*)?$/, '').replace(/^.*en\.yml:/, ''))).toEqual([
    '2  there is no page /a',
    '2  there is no page /b',
    '2  there is no file media/none.jpg',
    '5  there is no shared/none',
    '6  there is no page /c',
    '8  there is no page /d',
    '8  there is no page /e',
    '13  there is no file media/none.pdf',
    '15  there is no shared/nothing',
  ]);
  expect(() => findLayout(snapshot, '/hidden')).toThrow(/page \/a.*\n.*page \/b/);
});
