import type { Component } from './read-components.ts';
import {
  renderAdoptedStyles,
  renderComponentMap,
  renderComponentServers,
  renderComponentStyles,
  renderIslands,
} from './render-component-map.ts';

const HERO = 'src/components/Hero/Hero.scss';

const OWN = { kind: 'own', hasServer: false, isIsland: false } as const;

const components: Component[] = [
  {
    ...OWN,
    name: 'Container',
    entry: 'src/components/Container/Container.tsx',
    variants: [['Default', 'Default']],
    styleSheets: [HERO],
  },
  {
    ...OWN,
    name: 'Hero',
    entry: 'src/components/Hero/Hero.tsx',
    variants: [
      ['Default', 'Default'],
      ['Split', 'Split'],
    ],
    hasServer: true,
    isIsland: true,
    styleSheets: ['src/components/Card.scss', HERO],
  },
];

const JSS: Component = {
  kind: 'jss',
  name: 'Promo',
  entry: 'src/components/Promo.tsx',
  variants: [['Default', 'default']],
  isIsland: true,
  loader: null,
  usesPhrases: false,
  styleImports: ['src/components/promo.module.scss', 'slick/slick.css'],
  replaces: null,
};

test('maps each component to its variants', () => {
  const map = renderComponentMap(components);
  expect(map).toContain("import * as Container from '@/components/Container/Container';");
  expect(map).toContain('Hero: { Default: Hero.Default, Split: Hero.Split },');
  expect(map).toContain("type ComponentName = 'Container' | 'Hero';");
});

test('lists only islands for the browser, each in a chunk of its own', () => {
  const islands = renderIslands(components);
  expect(islands).toContain("Hero: () => import('@/components/Hero/Hero'),");
  expect(islands).not.toContain('Container');
});

test('uses each style sheet once, in alphabetical order', () => {
  const uses = renderComponentStyles(components).match(/^@use .*$/gm);
  expect(uses).toEqual(['@use "../components/Card";', '@use "../components/Hero/Hero";']);
});

test('lists only components with a server file for the server', () => {
  const servers = renderComponentServers(components);
  expect(servers).toContain("import * as Hero from '@/components/Hero/Hero.server';");
  expect(servers).toContain('  Hero,\n} satisfies');
  expect(servers).not.toContain('Container');
});

test('adds the JSS components to the maps only if there are any', () => {
  for (const render of [renderComponentMap, renderComponentServers, renderIslands]) {
    expect(render(components)).not.toMatch(/jss/i);
    expect(render([...components, JSS])).toMatch(/import \{ jss\w+ \} from '\.\/jss\/\w+';/);
    expect(render([...components, JSS])).toContain('...jss');
  }
});

test('imports the style sheets of JSS components', () => {
  const lines = renderAdoptedStyles([...components, JSS]).split('\n');
  expect(lines).toContain('import "slick/slick.css";');
  expect(lines).toContain('import "@/components/promo.module.scss";');
});
