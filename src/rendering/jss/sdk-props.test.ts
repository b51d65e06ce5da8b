import { toSdkProps } from './sdk-props';

const page = { componentData: { a: { language: 'en' }, b: 'text' }, isEditing: false };

test('a component gets its fields, its params and its rendering', () => {
  const props = toSdkProps(
    { uid: 'x', componentName: 'Promo', fields: [{ value: 1 }], params: { A: '1' } },
    page,
  );
  expect(props).toEqual({ fields: { 0: { value: 1 } }, params: { A: '1' }, rendering: expect.anything() });
});

test('without fields, it gets no fields, by which components of the starter tell that they are empty', () => {
  expect(toSdkProps({ componentName: 'Promo' }, page)).not.toHaveProperty('fields');
});

test.each([
  ['a', { language: 'en' }],
  ['b', {}],
  ['c', {}],
])('the loaded data of %s becomes the props %j', (uid, data) => {
  const { params: _, rendering: __, ...others } = toSdkProps({ uid, componentName: 'Promo' }, page);
  expect(others).toEqual(data);
});
