import { parseFragment, serializeOuter } from 'parse5';
import { type ElementNode, isElement, setAttribute } from '@/rendering/markup/markup-node';
import { createBudget, repeat } from './repeat-elements';

const write = (elements: readonly ElementNode[]) => elements.map((one) => serializeOuter(one)).join('');
const parse = (markup: string) => parseFragment(markup).childNodes.filter(isElement);

test.each([
  ['<i>a</i><i>b</i>', 1, '<i>a</i>'],
  ['<i>a</i><i>b</i>', 3, '<i>a</i><i>b</i><i>b</i>'],
  ['<i class="x">a<b>b</b></i>', 2, '<i class="x">a<b>b</b></i><i class="x">a<b>b</b></i>'],
  ['<i>a</i><i>b</i>', 0, '<i hidden="hidden">a</i>'],
  ['<i hidden="hidden">a</i>', 2, '<i>a</i><i>a</i>'],
  ['', 2, ''],
])('repeats %s for %d items as %s', (markup, count, repeated) => {
  expect(write(repeat(parse(markup), count, createBudget()))).toBe(repeated);
});

test('copies of an element share no nodes', () => {
  const copies = repeat(parse('<i><b class="x"></b></i>'), 3, createBudget());
  for (const child of copies[1]?.childNodes.filter(isElement) ?? []) setAttribute(child, 'class', 'changed');
  expect(write(copies).match(/changed/g)).toHaveLength(1);
});

test('all repetitions of a template share one budget', () => {
  const budget = { weight: 100 };
  repeat(parse('<i>a</i>'), 20, budget);
  expect(() => repeat(parse('<i>a</i>'), 20, budget)).toThrow('The data repeats the template too often');
});
