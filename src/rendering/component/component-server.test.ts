import { findComponentServer } from './component-server';

const promo = { phrases: ['read-more'] };

test.each([
  ['Promo', promo],
  ['Hero', null],
  ['constructor', null],
  ['__proto__', null],
  ['', null],
  [undefined, null],
])('the server part of the component %p is %j', (componentName, expected) => {
  expect(findComponentServer({ componentName }, { Promo: promo })).toBe(expected);
});
