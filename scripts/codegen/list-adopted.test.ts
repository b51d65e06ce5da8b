import { createProjectFolder } from '@tests/fixtures/project-folder';
import { listAdopted } from './list-adopted';
import { readComponents } from './read-components';

const OWN = {
  'src/components/Hero/Hero.tsx': "import '@/rendering/fields/fields';\nexport const Default = 1;",
  'src/pages/_app.tsx': '',
};

test('what is neither a component nor a folder of ours was adopted', () => {
  const root = createProjectFolder({
    ...OWN,
    'src/components/Hero.tsx': 'export default 1;',
    'src/components/marketing/Promo.tsx': 'export default 1;',
    'src/components/newer/Promo.tsx': 'export default 1;',
    'src/components/tsconfig.json': '{}',
    'src/components/tsconfig.tsbuildinfo': '',
    'src/lib/dates.ts': '',
  });
  expect(listAdopted(root, readComponents(root))).toEqual([
    { path: 'src/components/Hero.tsx', isFolder: false },
    { path: 'src/components/marketing', isFolder: true },
    { path: 'src/components/newer', isFolder: true },
    { path: 'src/lib', isFolder: true },
  ]);
});

test('nothing was adopted without a JSS component', () => {
  const root = createProjectFolder({ ...OWN, 'src/lib/dates.ts': '' });
  expect(listAdopted(root, readComponents(root))).toEqual([]);
});
