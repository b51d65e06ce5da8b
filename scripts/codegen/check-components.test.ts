import { createProjectFolder } from '@tests/fixtures/project-folder';
import { listProblems, renderComponentTable } from './check-components.ts';
import { createModuleGraph } from './module-graph.ts';
import { readComponents } from './read-components.ts';

const HOOK = "import { useState } from 'react';\nexport const useOpen = () => useState(false);";
const OURS = "import '@/rendering/fields/fields';";
const HANDLER = `${OURS} export const Default = () => <p onClick={open} onInput={open} />;`;

function createProject(files: Record<string, string>) {
  const root = createProjectFolder(files);
  const graph = createModuleGraph(root);
  return { graph, components: readComponents(root, graph) };
}

test('refuses a static component that needs the browser, and says where and what to do', () => {
  const { components, graph } = createProject({
    'src/components/Hero/Hero.tsx': `import { useOpen } from './use-open';\n${HANDLER}`,
    'src/components/Hero/use-open.ts': HOOK,
    'src/components/Promo/Promo.tsx': `${OURS} export const Default = () => null;`,
    'src/components/Tabs/Tabs.tsx': `'use client';\n${HANDLER}`,
  });
  expect(listProblems(components, graph)).toEqual([
    `The static component Hero needs the browser:
  src/components/Hero/Hero.tsx:2  has the event handler onClick
  src/components/Hero/Hero.tsx:2  has the event handler onInput
  src/components/Hero/use-open.ts:2  uses useState
Begin src/components/Hero/Hero.tsx with 'use client' to make it an island, or move this code into an island.`,
  ]);
});

test('lists each component with the reason why it is static or an island', () => {
  const { components, graph } = createProject({
    'src/components/CardGrid/CardGrid.tsx': `${OURS} import './card'; export const Default = () => null;`,
    'src/components/CardGrid/card.ts': '',
    'src/components/Embed/Embed.tsx': `'use client';\n${OURS} import { useOpen } from './use-open'; export const Default = 1;`,
    'src/components/Embed/use-open.ts': HOOK,
    'src/components/Hero/Hero.tsx': HANDLER,
    'src/components/Map/Map.tsx': `'use client';\n${OURS} export const Default = () => null;`,
  });
  expect(renderComponentTable(components, graph)).toBe(
    `CardGrid  static  nothing in its 2 modules needs the browser
Embed     island  begins with 'use client': uses useState (src/components/Embed/use-open.ts:2)
Hero      static  refused: has the event handler onClick (src/components/Hero/Hero.tsx:1), and 1 more
Map       island  begins with 'use client', but nothing in its module needs the browser`,
  );
});
