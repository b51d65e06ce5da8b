// What the page editor is told about the renderings that an audience sees.
import { createTestContent } from '@tests/local-cms/create-test-snapshot.ts';
import { z } from 'zod';
import { toRenderingId } from '../../model/add-owned-items.ts';
import { describePage } from '../describe-page.ts';

const Described = z.object({
  owners: z.array(z.looseObject({ itemId: z.string() })),
  renderings: z.array(
    z.looseObject({
      uid: z.string(),
      lookId: z.string(),
      holderId: z.string(),
      parent: z.nullable(z.string()),
    }),
  ),
});

const { snapshot } = createTestContent({
  'acme/pages/offer/en.yml': `
template: Page
design: plain
placeholders:
  headless-main:
    - component: RichText
      id: note
      fields: { Text: <p>Note</p> }
      experiences: { members: hidden }
    - component: Container
      id: box
      styles: dark
      placeholders:
        container: [{ component: RichText, id: for-all, fields: { Text: <p>For all</p> } }]
      experiences:
        members:
          styles: wide
          placeholders:
            container: [{ component: RichText, fields: { Text: <p>For members</p> } }]
        guests: { styles: narrow }
`,
});

function describeFor(audience: string) {
  const item = '/sitecore/content/acme/Home/Offer';
  const query = new URLSearchParams({ item, language: 'en', audience });
  const { owners, renderings } = Described.parse(describePage(query, { snapshot, publicUrl: 'http://cms' }));
  const toUid = (key: string) => toRenderingId(owners[0]?.itemId ?? '', key);
  return { renderings, toUid };
}

test('an audience sees its variants, whose changes name the variant and not what everybody sees', () => {
  const { renderings, toUid } = describeFor('members');
  const uid = toUid('box');
  const own = toUid('box for members');
  expect(renderings).toMatchObject([
    { uid, lookId: own, holderId: own, isVariant: true, styles: ['wide'], index: 1 },
    {
      uid: toUid('box for members RichText 1'),
      parent: uid,
      isVariant: false,
      label: 'Rich text – For members',
    },
  ]);
});

test('a variant without placeholders of its own has those of everybody', () => {
  const { renderings, toUid } = describeFor('guests');
  const [, box, text] = renderings;
  expect(box).toMatchObject({ lookId: toUid('box for guests'), holderId: toUid('box'), styles: ['narrow'] });
  expect(text).toMatchObject({ uid: toUid('for-all'), parent: toUid('box') });
});

test('everybody else sees no variant', () => {
  const { renderings, toUid } = describeFor('');
  expect(renderings).toMatchObject([
    { uid: toUid('note'), isVariant: false },
    { uid: toUid('box'), lookId: toUid('box'), holderId: toUid('box'), isVariant: false, styles: ['dark'] },
    { uid: toUid('for-all') },
  ]);
});
