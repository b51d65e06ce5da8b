import { createPageDependencies, pageOf } from '@tests/fakes/page-dependencies';
import { LayoutSchema } from '@/cms/schemas/layout-schema';
import { buildPageProps } from '../build-page-props';

const promo = (text: string) => ({ componentName: 'Promo', fields: { Text: { value: text } } });
const layout = LayoutSchema.parse({
  sitecore: {
    context: { language: 'en' },
    route: {
      name: 'About',
      placeholders: {
        'headless-main': [
          { uid: '1', ...promo('For all'), experiences: { members: { uid: '1', ...promo('For members') } } },
          {
            uid: '2',
            ...promo('Join'),
            experiences: { join_member: { componentName: null, dataSource: null } },
          },
        ],
      },
    },
  },
});

async function textsOf(variantIds: string[], loaded: string[] = []) {
  const load = async ({ fields }: { fields?: unknown }) => void loaded.push(JSON.stringify(fields));
  const { dependencies } = createPageDependencies(
    { fetchPage: async () => pageOf(layout) },
    { componentServers: { Promo: { load } } },
  );
  const props = await buildPageProps(
    { siteName: 'main', language: 'en', path: [], variantIds },
    dependencies,
  );
  return props?.staticPage?.islands.map(({ rendering }) => rendering.fields);
}

test.each([
  [[], ['For all', 'Join']],
  [['members'], ['For members', 'Join']],
  [['members', 'join_member'], ['For members']],
])('a page with the variant ids %j shows the texts %j', async (variantIds, texts) => {
  expect(await textsOf(variantIds)).toEqual(texts.map((value) => ({ Text: { value } })));
});

test('loads data only for the variant that is shown', async () => {
  const loaded: string[] = [];
  await textsOf(['members', 'join_member'], loaded);
  expect(loaded).toEqual(['{"Text":{"value":"For members"}}']);
});
