import { createUuid } from './create-uuid.ts';

test('an id is a random UUID, also where crypto.randomUUID is missing', () => {
  const randomUuid = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID') ?? {};
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  const ids = [createUuid(), createUuid()];
  Object.defineProperty(Crypto.prototype, 'randomUUID', randomUuid);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
});
