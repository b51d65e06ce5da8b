import path from 'node:path';
import { createProjectFolder } from '@tests/fixtures/project-folder';
import { findStarter } from './find-starter.ts';

const project = createProjectFolder({ 'src/components/nav/Tabs.tsx': '', 'parts/Promo.tsx': '' });
const src = path.join(project, 'src');
const components = path.join(src, 'components');

test.each([
  ['a project', project, { components, src }],
  ['its folder src', src, { components, src }],
  ['its components', components, { components, src }],
  [
    'a folder of its components',
    path.join(components, 'nav'),
    { components: path.join(components, 'nav'), src: null },
  ],
  [
    'components without a project',
    path.join(project, 'parts'),
    { components: path.join(project, 'parts'), src: null },
  ],
  ['no folder', path.join(project, 'none'), null],
])('finds the components in %s', (_, given, starter) => {
  expect(findStarter(given)).toEqual(starter);
});
