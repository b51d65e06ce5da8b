import { createTestContent, publicUrl } from '../../../tests/support/local-cms/create-test-snapshot.ts';
import { findLayout } from '../../../tests/support/local-cms/find-layout.ts';

const home = () => findLayout(createTestContent().snapshot, '/');

test('context and route are as on Edge', () => {
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

test('all root placeholders exist, even if empty', () => {
  const { route } = findLayout(createTestContent().snapshot, '/about/team');
  expect(route.placeholders).toEqual({ 'headless-header': [], 'headless-main': [], 'headless-footer': [] });
});

test('a partial design is in its wrapper', () => {
  const [wrapper] = home().route.placeholders['headless-header'] ?? [];
  expect(wrapper).toMatchObject({
    componentName: 'PartialDesignDynamicPlaceholder',
    params: { sid: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/), ph: 'headless-header', sig: 'sxa-header' },
    placeholders: { 'sxa-header': [{ componentName: 'Container' }] },
  });
});

test('each rendering with placeholders has its own number on the page, and its placeholders are dynamic', () => {
  const holders = home().renderings.filter(({ params }) => params.DynamicPlaceholderId);
  expect(holders.map(({ params }) => params.DynamicPlaceholderId)).toEqual(['1', '2', '3']);
  expect(Object.keys(holders[2]?.placeholders ?? {})).toEqual(['column-1-{*}', 'column-2-{*}']);
  expect(holders[2]?.params.EnabledPlaceholders).toBe('1,2');
});

test('a number set by the author is kept and not used for other renderings', () => {
  const { snapshot } = createTestContent({
    'acme/pages/hidden/en.yml': `
template: Page
design: plain
placeholders:
  headless-main:
    - { component: Container, placeholders: { container: [] } }
    - { component: Container, params: { DynamicPlaceholderId: 1 }, placeholders: { container: [] } }
`,
  });
  const ids = findLayout(snapshot, '/hidden').renderings.map(({ params }) => params.DynamicPlaceholderId);
  expect(ids).toEqual(['2', '1']);
});

test('parameters are text with Sitecore’s names', () => {
  expect(home().renderings.find(({ params }) => params.Styles === 'dark wide')?.params).toEqual({
    DynamicPlaceholderId: '2',
    FieldNames: 'Default',
    GridParameters: 'col-12',
    Styles: 'dark wide',
  });
});

test('datasources are item paths, both of the page and shared', () => {
  const { find } = home();
  expect(find('RichText').dataSource).toBe('/sitecore/content/acme/Home/Data/RichText intro');
  expect(find('Promo').dataSource).toBe('/sitecore/content/acme/Data/join');
  expect(find('Container').dataSource).toBe('');
  expect(find('Container')).not.toHaveProperty('fields');
});

test('a rendering keeps its uid when it moves and in another language', () => {
  const text = (order: string) => `template: Page\ndesign: plain\nplaceholders:\n  headless-main: ${order}\n`;
  const uidOf = (order: string) =>
    findLayout(createTestContent({ 'acme/pages/hidden/en.yml': text(order) }).snapshot, '/hidden').find(
      'Title',
    ).uid;
  expect(uidOf('[{ component: PageContent }, { component: Title, id: t }]')).toBe(
    uidOf('[{ component: Title, id: t }, { component: PageContent }]'),
  );
});

test('every type of field has the same shape as on Edge', () => {
  const { snapshot, problems } = createTestContent({
    'acme/pages/hidden/en.yml': `
template: Page
placeholders:
  headless-main:
    - component: Promo
      fields:
        PromoText: <img src="-/media/coast.jpg" alt="">
        PromoIcon: { media: coast.jpg, alt: Coast }
        PromoLink: { to: /About/, text: About, anchor: team, target: _blank }
        Report: { media: docs/report 1.pdf, title: Report }
        Since: 2026-05-01
        Count: 3
        Shown: true
`,
  });
  expect(problems).toEqual([]);
  const src = `${publicUrl}/-/media/acme/coast.jpg`;
  expect(findLayout(snapshot, '/hidden', 'da').find('Promo').fields).toEqual({
    PromoText: { value: `<img width="300" height="200" src="${src}" alt="">` },
    PromoIcon: { value: { src, alt: 'Coast', width: '300', height: '200' } },
    PromoLink: {
      value: {
        href: '/da/about',
        linktype: 'internal',
        id: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
        text: 'About',
        anchor: 'team',
        target: '_blank',
      },
    },
    Report: {
      value: {
        src: `${publicUrl}/-/media/acme/docs/report%201.pdf`,
        name: 'report 1',
        displayName: 'report 1',
        title: 'Report',
        keywords: '',
        description: '',
        extension: 'pdf',
        mimeType: 'application/pdf',
        size: '1234',
      },
    },
    Since: { value: '2026-05-01T00:00:00Z' },
    Count: { value: 3 },
    Shown: { value: true },
  });
});

test('missing fields have the empty value of their type', () => {
  const { snapshot } = createTestContent({
    'acme/pages/hidden/en.yml':
      'template: Page\nplaceholders: { headless-main: [{ component: Promo, fields: {} }] }\n',
  });
  expect(findLayout(snapshot, '/hidden').find('Promo').fields).toEqual({
    PromoText: { value: '' },
    PromoIcon: { value: {} },
    PromoLink: { value: { href: '' } },
    Report: { value: {} },
    Since: { value: '0001-01-01T00:00:00Z' },
    Count: { value: null },
    Shown: { value: false },
  });
});

test('pages that refer to each other end at the maximum depth', () => {
  const related = (path: string) => `template: Page\nfields: { Related: [${path}] }\n`;
  const { snapshot } = createTestContent({
    'acme/pages/a/en.yml': related('/b'),
    'acme/pages/b/en.yml': related('/a'),
  });
  expect(JSON.stringify(findLayout(snapshot, '/a').route.fields).length).toBeLessThan(5000);
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
