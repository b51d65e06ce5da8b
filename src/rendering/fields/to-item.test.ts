import fc from 'fast-check';
import { toItem } from './to-item';

test('reads a page that a field points to', () => {
  const fields = { Title: { value: 'Havnsø Wind' }, Image: { value: { src: '/a.jpg' } } };
  const item = toItem({ url: '/da/projects/havnso', name: 'havnso', fields });
  expect(item).toMatchObject({ href: '/da/projects/havnso', title: fields.Title });
  expect(item?.getField('Image')).toBe(fields.Image);
  expect(item?.getField('constructor')).toBeUndefined();
});

test.each([
  [{}, ''],
  [{ name: 'havn' }, 'havn'],
  [{ name: 'havn', displayName: 'Havn', fields: { Title: { value: '' } } }, 'Havn'],
])('the title of the item %j, whose field Title is missing or empty, is %j', (value, title) => {
  expect(toItem(value)?.title).toEqual({ value: title });
});

test.each(['/sitecore/content/x', '/Sitecore/Content/x', 'javascript:alert(1)', '', undefined, 7])(
  'the URL %p is not the public path of a page',
  (url) => {
    expect(toItem({ url })?.href).toBeNull();
  },
);

test.each([null, undefined, '', 'x', []])('%j is not an item', (value) => {
  expect(toItem(value)).toBeNull();
});

test('does not throw for any value', () => {
  fc.assert(fc.property(fc.anything(), fc.string(), (value, name) => void toItem(value)?.getField(name)));
});
