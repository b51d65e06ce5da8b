import { toItem } from '@/rendering/fields/to-item';
import { toCard } from './to-card';

function cardOf(value: unknown) {
  const item = toItem(value);
  if (!item) throw new Error('The value of this test is not an item.');
  return toCard(item);
}

test('reads a card', () => {
  const fields = {
    Title: { value: 'Neighbour' },
    Text: { value: '<p>One share.</p>' },
    Description: { value: 'Unused' },
    Image: { value: { src: '/-/media/icon.svg?rev=1' } },
    Link: { value: { href: '/join', text: 'Join' } },
    Meta: { value: 'DKK 2,500' },
  };
  expect(cardOf({ id: 'a', url: '/sitecore/content/a', fields })).toEqual({
    title: fields.Title,
    text: fields.Text,
    description: undefined,
    image: fields.Image,
    isDrawing: true,
    meta: fields.Meta,
    published: undefined,
    link: fields.Link,
    href: null,
  });
});

test('reads a page as a card', () => {
  const fields = {
    Title: { value: 'Havn' },
    Description: { value: 'A wind farm' },
    Published: { value: '2026-05-01T00:00:00Z' },
    Image: { value: { src: '/-/media/havn.jpg' } },
  };
  expect(cardOf({ id: 'b', url: '/da/projects/havn', name: 'havn', fields })).toMatchObject({
    description: fields.Description,
    isDrawing: false,
    published: fields.Published,
    href: '/da/projects/havn',
  });
});
