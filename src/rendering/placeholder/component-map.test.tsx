import { findComponent } from './component-map';

const Default = () => null;
const Banner = () => null;
const map = { Image: { Default, Banner } };

test.each([
  ['Image', undefined, Default],
  ['Image', 'Default', Default],
  ['Image', 'Banner', Banner],
  ['Image', 'Gone', Default],
  ['Image', 'toString', Default],
  ['Video', 'Default', null],
  ['constructor', 'Default', null],
  ['__proto__', 'Default', null],
])('finds the component %p with the variant %p', (name, variant, expected) => {
  expect(findComponent(map, name, variant)).toBe(expected);
});
