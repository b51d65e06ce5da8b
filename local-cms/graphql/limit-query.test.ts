import { buildSchema, parse, validate } from 'graphql';

import { limitQuery } from './limit-query.ts';

const schema = buildSchema('type Query { a: Query b: Int }');
const problemsOf = (query: string) =>
  validate(schema, parse(query), [limitQuery]).map(({ message }) => message);

const nest = (depth: number) => `${'{ a '.repeat(depth)}{ b }${' }'.repeat(depth)}`;

test.each([
  ['a common query', '{ a { a { b } } }', 0],
  ['20 levels', nest(19), 0],
  ['21 levels', nest(20), 1],
  ['1000 fields', `{ ${Array.from({ length: 1000 }, (_, index) => `f${index}: b`).join(' ')} }`, 0],
  ['1001 fields', `{ ${Array.from({ length: 1001 }, (_, index) => `f${index}: b`).join(' ')} }`, 1],
  ['a fragment within itself', '{ ...F } fragment F on Query { b ...F }', 0],
])('%s', (_, query, problems) => {
  expect(problemsOf(query)).toHaveLength(problems);
});

test('fragments that double at each level are measured without expanding them', () => {
  const fragments = Array.from(
    { length: 40 },
    (_, level) => `fragment F${level} on Query { x: a { ...F${level + 1} } y: a { ...F${level + 1} } }`,
  );
  expect(problemsOf(`{ ...F0 } ${fragments.join(' ')} fragment F40 on Query { b }`)).not.toEqual([]);
});
