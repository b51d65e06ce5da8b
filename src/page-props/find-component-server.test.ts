/** @jest-environment node */
import { createSources } from './fake-sources';
import { findComponentServer } from './find-component-server';

const promo = { phrases: ['read-more'] };
const { sources } = createSources({}, { componentServers: { Promo: promo } });

test.each([
  ['Promo', promo],
  ['Hero', null],
  ['constructor', null],
  ['__proto__', null],
  ['', null],
  [undefined, null],
])('of the component %p the server part is %j', (componentName, found) => {
  expect(findComponentServer({ componentName }, sources)).toBe(found);
});
