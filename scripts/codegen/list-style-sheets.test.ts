import { createProjectFolder } from '@tests/fixtures/project-folder';
import { listStyleSheets } from './list-style-sheets.ts';
import { createModuleGraph } from './module-graph.ts';

test('lists the style sheets of the folder and of all modules that a component imports, each once', () => {
  const root = createProjectFolder({
    'src/components/Hero/Hero.tsx': `
      import styles from './Hero.module.scss';
      import '@/themes/global.scss';
      import { Gauge } from '@/features/gauge/Gauge';
      const load = () => import('./Later');`,
    'src/components/Hero/Hero.module.scss': '',
    'src/components/Hero/parts/Part.module.scss': '',
    'src/components/Hero/Later.tsx':
      "'use client';\nimport styles from '../../features/gauge/Later.module.scss';",
    'src/features/gauge/Gauge.tsx':
      "import styles from './Gauge.module.scss'; import '@/features/gauge/Late';",
  });
  expect(listStyleSheets(root, 'src/components/Hero/Hero.tsx', createModuleGraph(root))).toEqual([
    '@/components/Hero/Hero.module.scss',
    '@/components/Hero/parts/Part.module.scss',
    '@/features/gauge/Gauge.module.scss',
    '@/features/gauge/Later.module.scss',
  ]);
});
