import { createTestContent } from '@tests/local-cms/create-test-snapshot.ts';
import { findLayout } from '@tests/local-cms/find-layout.ts';

const pageWith = (renderings: string) => ({
  'acme/pages/offer/en.yml': `
template: Page
design: plain
placeholders:
  headless-main:
${renderings}`,
});

const offer = pageWith(`
    - component: RichText
      id: pitch
      styles: dark
      fields: { Text: <p>For all</p> }
      experiences:
        members: { fields: { Text: <p>For members</p> } }
        pitch_join: { component: Promo, datasource: shared/join }
        pitch_none: hidden
    - component: RichText
      fields: { Text: <p>After it</p> }
`);

test('a rendering contains its experiences, keyed by variant id', () => {
  const { snapshot, problems } = createTestContent(offer);
  expect(problems).toEqual([]);
  const pitch = findLayout(snapshot, '/offer').find('RichText');
  expect(pitch).toMatchObject({ fields: { Text: { value: '<p>For all</p>' } } });
  expect(pitch.experiences).toMatchObject({
    members: {
      uid: pitch.uid,
      componentName: 'RichText',
      params: { Styles: 'dark' },
      fields: { Text: { value: '<p>For members</p>' } },
    },
    pitch_join: { componentName: 'Promo', dataSource: '/sitecore/content/acme/Data/join' },
    pitch_none: { uid: pitch.uid, componentName: null, dataSource: null },
  });
});

test('the content of an experience is an item of its own', () => {
  const { experiences, dataSource } = findLayout(createTestContent(offer).snapshot, '/offer').find(
    'RichText',
  );
  expect(experiences).toMatchObject({ members: { dataSource: `${dataSource} for members` } });
});

test('adding an experience does not change the uid of any rendering', () => {
  const without = pageWith(`
    - component: RichText
      id: pitch
      fields: { Text: <p>For all</p> }
    - component: RichText
      fields: { Text: <p>After it</p> }
`);
  const uids = [offer, without].map((content) =>
    findLayout(createTestContent(content).snapshot, '/offer').renderings.map(({ uid }) => uid),
  );
  expect(uids[0]).toEqual(uids[1]);
});

test('an experience has the placeholders of its rendering unless it defines its own', () => {
  const { snapshot, problems } = createTestContent(
    pageWith(`
    - component: Container
      placeholders: { container: [{ component: RichText, id: inner, fields: { Text: Hi } }] }
      experiences:
        wide: { styles: wide }
        bare: { placeholders: { container: [] } }
`),
  );
  expect(problems).toEqual([]);
  const container = findLayout(snapshot, '/offer').find('Container');
  const inner = container.placeholders?.['container-{*}'];
  expect(container.experiences).toMatchObject({
    wide: { params: { Styles: 'wide' }, placeholders: { 'container-{*}': inner } },
    bare: { placeholders: { 'container-{*}': [] } },
  });
});

test('a problem in an experience is reported with its line', () => {
  const { problems } = createTestContent(
    pageWith(`
    - component: RichText
      experiences:
        a_b_c: hidden
`),
  );
  expect(problems).toEqual([expect.stringMatching(/offer\/en\.yml:9 .*letters, digits and -, with one _/)]);
  const { problems: unknownField } = createTestContent(
    pageWith(`
    - component: RichText
      experiences:
        members: { fields: { Txt: Hi } }
`),
  );
  expect(unknownField).toEqual([expect.stringContaining('Did you mean "Text"')]);
});
