import { createTestContent, getSite, publicUrl, revision } from '@tests/local-cms/create-test-snapshot.ts';
import { findLayout } from '@tests/local-cms/find-layout.ts';
import { getShared } from './format-fields.ts';

test('an image has its focal point as an attribute and in its URL, for crops', () => {
  const { snapshot } = createTestContent({
    'acme/pages/hidden/en.yml': `
template: Page
placeholders:
  headless-main:
    - component: Promo
      fields: { PromoIcon: { media: coast.jpg, alt: Coast, focus: 30% 60% } }
`,
  });
  expect(findLayout(snapshot, '/hidden', 'en').find('Promo').fields).toMatchObject({
    PromoIcon: {
      value: { src: expect.stringMatching(/\?rev=[\w-]+&focus=30,60$/), 'data-focus': '30% 60%' },
    },
  });
});

test('fields of every type have the same properties as on Experience Edge', () => {
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
  const src = `${publicUrl}/-/media/acme/coast.jpg?rev=${revision}`;
  expect(findLayout(snapshot, '/hidden', 'da').find('Promo').fields).toEqual({
    PromoText: { value: `<img width="300" height="200" src="${src}" alt="">` },
    PromoIcon: {
      value: { src, alt: 'Coast', width: '300', height: '200', 'data-color': '#3f6b7c' },
    },
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
        src: `${publicUrl}/-/media/acme/docs/report%201.pdf?rev=${revision}`,
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

test('fields of pages that refer to each other are formatted only down to the maximum depth', () => {
  const related = (path: string) => `template: Page\nfields: { Related: [${path}] }\n`;
  const { snapshot } = createTestContent({
    'acme/pages/a/en.yml': related('/b'),
    'acme/pages/b/en.yml': related('/a'),
  });
  expect(JSON.stringify(findLayout(snapshot, '/a').route.fields).length).toBeLessThan(5000);
});

test('a reference to an invalid page is left out', () => {
  const { snapshot } = createTestContent({
    'acme/pages/a/en.yml': 'template: Page\nfields: { Related: [/broken, /about] }\n',
    'acme/pages/broken/en.yml': 'template: Pgae\n',
  });
  expect(findLayout(snapshot, '/a').route.fields.Related).toEqual([
    expect.objectContaining({ name: 'About', url: '/about' }),
  ]);
});

test.each([
  ['nowhere', 'there is no shared/nowhere. There are: join, dansk.'],
  ['dansk', 'shared/dansk has no "en" file'],
])('a reference to shared/%s throws the error: %s', (name, message) => {
  const site = getSite(
    createTestContent({ 'acme/shared/dansk/da.yml': 'template: Promo\nfields: {}\n' }).snapshot,
  );
  const place = { file: 'content/x.yml', line: 7 };
  expect(() => getShared({ site, language: 'en', publicUrl }, name, place)).toThrow(
    `content/x.yml:7  ${message}`,
  );
});

test('an item that is shown in a fallback language says which', () => {
  const { snapshot } = createTestContent({
    'acme/pages/only/en.yml': 'template: Page\nfields: { Title: Only }\n',
    'acme/pages/both/en.yml': 'template: Page\nfields: { Title: Both }\n',
    'acme/pages/both/da.yml': 'template: Page\nfields: { Title: Begge }\n',
    'acme/pages/hidden/en.yml': `
template: Page
placeholders:
  headless-main:
    - component: CardGrid
      fields: { Cards: [/only, /both] }
`,
  });
  const { fields } = findLayout(snapshot, '/hidden', 'da').find('CardGrid');
  expect(Object(fields).Cards).toEqual([
    expect.objectContaining({ url: '/da/only', language: 'en' }),
    expect.not.objectContaining({ language: expect.anything() }),
  ]);
});
