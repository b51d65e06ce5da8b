import { findCloseTerms } from './find-close-terms';

const terms = ['membership', 'share', 'shares', 'shore', 'turbine', 'turbines', 'urbine', 'wind'];
const find = (word: string) => findCloseTerms(terms, word).map((number) => terms[number]);

test.each([
  ['shara', ['share']],
  ['shrae', ['share']],
  ['sharess', ['shares']],
  ['membersihp', ['membership']],
  ['memberhsp', ['membership']],
  ['tubrines', ['turbine', 'turbines']],
  ['win', []],
  ['zzzz', []],
])('words like %j are %j', (word, close) => {
  expect(find(word)).toEqual(close);
});
