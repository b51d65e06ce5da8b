import { findComponentServer } from './component-server';

const promo = { phrases: ['read-more'] };

test.each([
  ['Promo', promo],
  ['Hero', null],
  ['constructor', null],
  ['__proto__', null],
  ['', null],
  [undefined, null],
])('finds the server part of the component %p: %j', (componentName, expected) => {
  expect(findComponentServer({ componentName }, { Promo: promo })).toBe(expected);
});
