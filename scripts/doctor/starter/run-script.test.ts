import { createProjectFolder } from '@tests/fixtures/project-folder';
import { StarterError } from './copy-project.ts';
import { runScript } from './run-script.ts';

const folder = createProjectFolder({
  'package.json': JSON.stringify({
    scripts: { fine: 'exit 0', broken: 'echo src/a.ts:1 is wrong && exit 1' },
  }),
});

test('throws what a script prints that fails, and nothing for others', async () => {
  await runScript(folder, 'fine');
  await expect(runScript(folder, 'broken')).rejects.toEqual(
    new StarterError('npm run broken has failed:\nsrc/a.ts:1 is wrong'),
  );
});
