import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProjectFolder } from '@tests/fixtures/project-folder';
import { copyStarter } from './copy-starter.ts';
import { findStarter } from './find-starter.ts';

const manifest = (dependencies = {}) => JSON.stringify({ dependencies });

const project = createProjectFolder({
  'src/components/Promo.tsx': `
    import { format } from 'lib/format';
    import { head } from 'src/layouts/head';
    import Slider from 'slider';
    import React from 'react';
    import 'not-installed';`,
  'src/lib/format.ts': '',
  'src/layouts/head.ts': 'theirs',
  'node_modules/slider/package.json': manifest({ easing: '1', nested: '1' }),
  'node_modules/slider/index.js': '',
  'node_modules/slider/node_modules/nested/package.json': manifest(),
  'node_modules/@types/slider/package.json': manifest(),
  'node_modules/easing/package.json': manifest({ slider: '1' }),
  'node_modules/react/package.json': 'theirs',
});

test('copies the files and packages that components need, but nothing over ours', () => {
  const folder = createProjectFolder({
    'src/layouts/head.ts': 'ours',
    'node_modules/react/package.json': 'ours',
  });
  const starter = findStarter(project);
  if (!starter) throw new Error('The project has no components.');
  expect(copyStarter(starter, folder)).toEqual({
    files: ['lib/format.ts'],
    kept: ['layouts/head.ts'],
    packages: ['slider', 'easing', '@types/slider'],
  });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect([read('src/layouts/head.ts'), read('node_modules/react/package.json')]).toEqual(['ours', 'ours']);
  expect(existsSync(path.join(folder, 'node_modules/slider/node_modules/nested'))).toBe(true);
});
