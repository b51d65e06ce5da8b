import { pick } from './pick';

test('keeps the named properties in their order, and no inherited ones', () => {
  expect(JSON.stringify(pick({ a: 1, b: 2, c: 3 }, ['c', 'a', 'd', 'constructor']))).toBe('{"a":1,"c":3}');
});
