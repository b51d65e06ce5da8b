import { createProjectFolder } from '@tests/fixtures/project-folder';
import { listStyleSheets } from './list-style-sheets.ts';
import { createModuleGraph } from './module-graph.ts';

test('lists the style sheets of the folder and those beside the modules that a component imports', () => {
  const root = createProjectFolder({
    'src/components/Hero/Hero.tsx': `
      import { Gauge } from '@/features/gauge/Gauge';
      const load = () => import('./Later');`,
    'src/components/Hero/Hero.scss': '',
    'src/components/Hero/parts/Part.scss': '',
    'src/components/Hero/Later.tsx': "'use client';\nimport { Late } from '../../features/gauge/Late';",
    'src/features/gauge/Gauge.tsx': 'export const Gauge = 1;',
    'src/features/gauge/Gauge.scss': '',
    'src/features/gauge/Late.tsx': 'export const Late = 1;',
    'src/features/gauge/Late.scss': '',
    'src/features/gauge/Other.scss': '',
  });
  expect(listStyleSheets(root, 'src/components/Hero/Hero.tsx', createModuleGraph(root))).toEqual([
    'src/components/Hero/Hero.scss',
    'src/components/Hero/parts/Part.scss',
    'src/features/gauge/Gauge.scss',
    'src/features/gauge/Late.scss',
  ]);
});
