import fc from 'fast-check';
import { toItem } from './to-item';

test('reads a page that a field points to', () => {
  const fields = { Title: { value: 'Havnsø Wind' }, Image: { value: { src: '/a.jpg' } } };
  const item = toItem({ id: 'p', url: '/da/projects/havnso', name: 'havnso', fields });
  expect(item).toMatchObject({ id: 'p', href: '/da/projects/havnso', title: fields.Title });
  expect(item?.getField('Image')).toBe(fields.Image);
  expect(item?.getField('constructor')).toBeUndefined();
});

test.each([
  [{}, ''],
  [{ name: 'havn' }, 'havn'],
  [{ name: 'havn', displayName: 'Havn', fields: { Title: { value: '' } } }, 'Havn'],
])('an item without a title has its name in the CMS as title: %j', (value, title) => {
  expect(toItem(value)?.title).toEqual({ value: title });
});

test.each(['/sitecore/content/x', '/Sitecore/Content/x', 'javascript:alert(1)', '', undefined, 7])(
  '%p is no path of a page',
  (url) => {
    expect(toItem({ url })?.href).toBeNull();
  },
);

test.each([null, undefined, '', 'x', []])('%j is no item', (value) => {
  expect(toItem(value)).toBeNull();
});

test('no value makes it throw', () => {
  fc.assert(fc.property(fc.anything(), fc.string(), (value, name) => void toItem(value)?.getField(name)));
});
