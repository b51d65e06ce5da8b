import { createPage } from '@tests/fixtures/page';
import type { Rendering } from '../component/types';
import { findLeadImage } from './lead-image';

const image = { value: { src: '/-/media/a.jpg' } };
const text: Rendering = { uid: 'text', componentName: 'RichText', fields: { Text: { value: 'Hello' } } };

test.each<[string, Rendering[], string | null]>([
  ['no rendering has an image', [text], null],
  ['the first rendering has an image', [{ uid: 'hero', fields: { Image: image } }], 'hero'],
  [
    'an earlier image is empty',
    [
      { uid: 'a', fields: { Image: { value: {} } } },
      { uid: 'b', fields: { I: image } },
    ],
    'b',
  ],
  [
    'the rendering is inside a placeholder',
    [{ uid: 'box', placeholders: { 'a-{*}': [text, { uid: 'in', fields: { image } }] } }],
    'in',
  ],
  [
    'the image is in a card',
    [text, { uid: 'grid', fields: { Cards: [{ fields: { Image: image } }] } }],
    'grid',
  ],
])(
  'returns the uid of the first rendering with an image, or null, when %s',
  (_kind, renderings, expected) => {
    expect(findLeadImage(createPage(renderings))).toBe(expected);
  },
);

test('finds the image in a root placeholder of another name, but not in the header', () => {
  const hero = { uid: 'hero', fields: { Image: image } };
  const logo = { uid: 'logo', fields: { Image: image } };
  const placeholders = { 'headless-header': [logo], 'jss-main': [text, hero] };
  expect(
    findLeadImage({ layout: { sitecore: { context: {}, route: { placeholders } } }, componentData: {} }),
  ).toBe('hero');
});

test('finds the image of an article that a loader has fetched', () => {
  const page = createPage([text, { uid: 'list' }, { uid: 'hero', fields: { Image: image } }]);
  const componentData = { list: { items: [{ fields: { Image: image } }] } };
  expect(findLeadImage({ ...page, componentData })).toBe('list');
});
