import path from 'node:path';
import { createProjectFolder } from '@tests/fixtures/project-folder';
import { findStarter } from './find-starter.ts';
import { listNeeds } from './list-needs.ts';

test('lists the files of other folders and the packages that components import, also indirectly', () => {
  const project = createProjectFolder({
    'src/components/Promo.tsx': `
      import { format } from 'lib/format';
      import type { Shape } from 'src/types/shape';
      import icon from '../assets/icons/star.svg';
      import config from 'temp/config';
      import Slider from '@acme/slider/styles';`,
    'src/lib/format.ts': "import days from 'dayjs';\nimport './months';\nimport 'node:path';",
    'src/lib/months.ts': '',
    'src/lib/unused.ts': '',
    'src/types/shape.ts': '',
    'src/assets/icons/star.svg': '',
    'src/assets/icons/half.svg': '',
    'src/temp/config.js': '',
  });
  const aliases = Object.fromEntries(
    ['lib', 'src', 'temp'].map((name) => [
      `${name}/*`,
      [path.join(project, name === 'src' ? 'src' : `src/${name}`, '*')],
    ]),
  );
  const starter = findStarter(project);
  if (!starter) throw new Error('The project has no components.');
  const { files, packages } = listNeeds(starter, aliases);
  expect(files).toEqual([
    'assets/icons/half.svg',
    'assets/icons/star.svg',
    'lib/format.ts',
    'lib/months.ts',
    'types/shape.ts',
  ]);
  expect(packages).toEqual(expect.arrayContaining(['@acme/slider', 'dayjs']));
  expect(packages).not.toContain('node:path');
});
