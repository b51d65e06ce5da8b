/** @jest-environment node */
import { toCard } from './to-card';

test('reads a card', () => {
  const fields = {
    Title: { value: 'Neighbour' },
    Text: { value: '<p>One share.</p>' },
    Description: { value: 'Unused' },
    Image: { value: { src: '/-/media/icon.svg?rev=1' } },
    Link: { value: { href: '/join', text: 'Join' } },
    Meta: { value: 'DKK 2,500' },
  };
  expect(toCard({ id: 'a', url: '/sitecore/content/a', fields }, 2)).toEqual({
    id: 'a-2',
    title: fields.Title,
    text: fields.Text,
    description: undefined,
    image: fields.Image,
    isDrawing: true,
    meta: fields.Meta,
    published: null,
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
  expect(toCard({ id: 'b', url: '/da/projects/havn', name: 'havn', fields }, 0)).toMatchObject({
    description: fields.Description,
    isDrawing: false,
    published: '2026-05-01',
    href: '/da/projects/havn',
  });
});

test.each([
  [{}, ''],
  [{ name: 'havn' }, 'havn'],
  [{ name: 'havn', displayName: 'Havn', fields: { Title: { value: '' } } }, 'Havn'],
])('names a card without title after its item: %j', (item, title) => {
  expect(toCard(item, 0).title).toEqual({ value: title });
});

test.each(['/sitecore/content/x', 'javascript:alert(1)', '', undefined, 7])(
  '%p is no address of a page',
  (url) => {
    expect(toCard({ url }, 0).href).toBeNull();
  },
);

test.each(['0001-01-01T00:00:00Z', '2026-99-99', 'soon', undefined])('%p is no day', (value) => {
  expect(toCard({ fields: { Published: { value } } }, 0).published).toBeNull();
});
