import { createProjectFolder } from '@tests/fixtures/project-folder';
import { runScript } from './run-script.ts';

const folder = createProjectFolder({
  'package.json': JSON.stringify({
    scripts: { fine: 'exit 0', broken: 'echo src/a.ts:1 is wrong && exit 1' },
  }),
});

test('says what a script prints that fails, without a stack', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  expect(await runScript(folder, ['fine'])).toBe(true);
  expect(await runScript(folder, ['broken'])).toBe(false);
  expect(printed.mock.calls).toEqual([['\nnpm run broken has failed:\nsrc/a.ts:1 is wrong']]);
  printed.mockRestore();
});
