import { buildSchema, parse, validate } from 'graphql';

import { limitQuery } from './limit-query.ts';

const schema = buildSchema('type Query { a: Query b: Int } type Mutation { change: Int }');
const problemsOf = (query: string) =>
  validate(schema, parse(query), [limitQuery]).map(({ message }) => message);

const nest = (depth: number) => `${'{ a '.repeat(depth)}{ b }${' }'.repeat(depth)}`;

const change = (count: number) => Array.from({ length: count }, (_, index) => `c${index}: change`).join(' ');

test.each([
  ['a common query', 'accepted', '{ a { a { b } } }'],
  ['a query of 20 levels', 'accepted', nest(19)],
  ['a query of 21 levels', 'rejected', nest(20)],
  [
    'a query of 1000 fields',
    'accepted',
    `{ ${Array.from({ length: 1000 }, (_, index) => `f${index}: b`).join(' ')} }`,
  ],
  [
    'a query of 1001 fields',
    'rejected',
    `{ ${Array.from({ length: 1001 }, (_, index) => `f${index}: b`).join(' ')} }`,
  ],
  ['a request of 20 changes', 'accepted', `mutation { ${change(20)} }`],
  ['a request of 21 changes', 'rejected', `mutation { ${change(21)} }`],
  [
    'a request of 21 changes in a fragment',
    'rejected',
    `mutation { ...F ... on Mutation { ${change(2)} } } fragment F on Mutation { ${change(19)} }`,
  ],
  ['a fragment that contains itself', 'accepted', '{ ...F } fragment F on Query { b ...F }'],
])('the size of %s is %s', (_, result, query) => {
  expect(problemsOf(query)).toHaveLength(result === 'accepted' ? 0 : 1);
});

test('fragments whose expansion doubles at each level are measured without expanding them', () => {
  const fragments = Array.from(
    { length: 40 },
    (_, level) => `fragment F${level} on Query { x: a { ...F${level + 1} } y: a { ...F${level + 1} } }`,
  );
  expect(problemsOf(`{ ...F0 } ${fragments.join(' ')} fragment F40 on Query { b }`)).not.toEqual([]);
});
