import {
  writeComponentMap,
  writeComponentServers,
  writeComponentStyles,
  writeIslands,
} from './write-component-map.ts';

const HERO = '@/components/Hero/Hero.module.scss';

const components = [
  { name: 'Container', variants: ['Default'], hasServer: false, isIsland: false, styleSheets: [HERO] },
  {
    name: 'Hero',
    variants: ['Default', 'Split'],
    hasServer: true,
    isIsland: true,
    styleSheets: ['@/components/Card.module.scss', HERO],
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

test('imports each style sheet once, in alphabetical order', () => {
  const imports = writeComponentStyles(components).match(/^import .*$/gm);
  expect(imports).toEqual(["import '@/components/Card.module.scss';", `import '${HERO}';`]);
});

test('lists only components with a server file for the server', () => {
  const servers = writeComponentServers(components);
  expect(servers).toContain("import * as Hero from '@/components/Hero/Hero.server';");
  expect(servers).toContain('componentServers = { Hero } satisfies');
  expect(servers).not.toContain('Container');
});
