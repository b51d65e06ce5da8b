import {
  writeComponentMap,
  writeComponentServers,
  writeComponentStyles,
  writeIslands,
} from './write-component-map.ts';

const HERO = 'src/components/Hero/Hero.scss';

const components = [
  { name: 'Container', variants: ['Default'], hasServer: false, isIsland: false, styleSheets: [HERO] },
  {
    name: 'Hero',
    variants: ['Default', 'Split'],
    hasServer: true,
    isIsland: true,
    styleSheets: ['src/components/Card.scss', HERO],
  },
];

test('maps each component to its variants', () => {
  const map = writeComponentMap(components);
  expect(map).toContain("import * as Container from '@/components/Container/Container';");
  expect(map).toContain('Hero: { Default: Hero.Default, Split: Hero.Split },');
  expect(map).toContain("type ComponentName = 'Container' | 'Hero';");
});

test('lists only islands for the browser, each in a chunk of its own', () => {
  const islands = writeIslands(components);
  expect(islands).toContain("Hero: () => import('@/components/Hero/Hero'),");
  expect(islands).not.toContain('Container');
});

test('uses each style sheet once, in alphabetical order', () => {
  const uses = writeComponentStyles(components).match(/^@use .*$/gm);
  expect(uses).toEqual(['@use "../components/Card";', '@use "../components/Hero/Hero";']);
});

test('lists only components with a server file for the server', () => {
  const servers = writeComponentServers(components);
  expect(servers).toContain("import * as Hero from '@/components/Hero/Hero.server';");
  expect(servers).toContain('componentServers = { Hero } satisfies');
  expect(servers).not.toContain('Container');
});
