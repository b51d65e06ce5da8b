import { groupComponents } from './group-components.ts';

const toComponent = (label: string, uses: number) => ({
  name: label,
  label,
  uses,
  variants: [],
  styles: [],
  start: {},
  thumbnail: null,
});

test('the six components that a site uses most are first, and the others are in the order of their names', () => {
  const names = ['Text', 'Hero', 'Quote', 'Team', 'Chart', 'Form', 'Map'];
  const used = names.map((name, index) => toComponent(name, index + 1));
  const groups = groupComponents([toComponent('Video', 0), ...used, toComponent('Accordion', 0)]);
  expect(groups.map(({ title, components }) => [title, components.map(({ label }) => label)])).toEqual([
    ['Most used', ['Map', 'Form', 'Chart', 'Team', 'Quote', 'Hero']],
    ['Others', ['Accordion', 'Text', 'Video']],
  ]);
});

test('a site that uses no component has one list', () => {
  expect(groupComponents([toComponent('Hero', 0)]).map(({ title }) => title)).toEqual(['Others']);
});
