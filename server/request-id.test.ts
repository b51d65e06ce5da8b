import { chooseRequestId } from './request-id.ts';

test.each(['4bf92f3577b34da6a3ce929d0e0e4736', 'req_1.a:b+c=d/e-f', 'x'.repeat(64)])('keeps %s', (id) => {
  expect(chooseRequestId(id)).toBe(id);
});

test.each([undefined, '', 'x'.repeat(65), 'a b', 'a"b', 'é', 'a\nb', ['a', 'b']])('replaces %j', (given) => {
  const id = chooseRequestId(given);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(chooseRequestId(given)).not.toBe(id);
});
