import { writeComponentMap, writeComponentServers } from './write-component-map.ts';

const components = [
  { name: 'Container', variants: ['Default'], hasServer: false },
  { name: 'Hero', variants: ['Default', 'Split'], hasServer: true },
];

test('puts each variant into a chunk of its own, except the tiny components', () => {
  const map = writeComponentMap(components);
  expect(map).toContain("import * as Container from '@/components/Container/Container';");
  expect(map).toContain('Default: Container.Default,');
  expect(map).not.toContain('import * as Hero');
  expect(map).toContain(
    "Split: dynamic(() => import('@/components/Hero/Hero').then((module) => module.Split)),",
  );
  expect(map).toContain("type ComponentName = 'Container' | 'Hero';");
});

test('lists only components with a server file for the server', () => {
  const servers = writeComponentServers(components);
  expect(servers).toContain("import * as Hero from '@/components/Hero/Hero.server';");
  expect(servers).toContain('componentServers = { Hero } satisfies');
  expect(servers).not.toContain('Container');
});
