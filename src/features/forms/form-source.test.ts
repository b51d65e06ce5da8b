import { findFormId, isFormSource, toFormUrl } from './form-source';

test.each([
  ['contact', 'contact'],
  [' 8A6D2E8C-1B7C-4f0e-9c53-0a7d2e8c1b7c ', '8A6D2E8C-1B7C-4f0e-9c53-0a7d2e8c1b7c'],
  ['{8A6D2E8C}', '{8A6D2E8C}'],
])('reads %j as the id %s', (given, id) => {
  expect(findFormId(given)).toBe(id);
});

test.each([undefined, null, '', '  ', '..', 'a/b', 'a?b', 'a b', 'å', 'a'.repeat(101), 7, {}])(
  '%j is not an id',
  (given) => {
    expect(findFormId(given)).toBeNull();
  },
);

test('builds the URL of the specification and encodes its parts', () => {
  expect(toFormUrl({ edgeUrl: 'https://edge.test', contextId: 'a&b' }, '{1}')).toBe(
    'https://edge.test/v1/forms/publisher/%7B1%7D?sitecoreContextId=a%26b',
  );
});

test.each([
  null,
  'x',
  {},
  { edgeUrl: 'x', contextId: 'x' },
  { edgeUrl: 1, contextId: 'x', alternativeText: '' },
])('%j is not a form source', (value) => {
  expect(isFormSource(value)).toBe(false);
});
