import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createProjectFolder } from '@tests/fixtures/project-folder';

const BUTTON = "import '@/rendering/fields/fields'; export const Default = () => <button onClick={open} />;";

function runCodegen(options: readonly string[]) {
  const cwd = createProjectFolder({ 'src/components/Hero/Hero.tsx': BUTTON });
  const script = path.resolve('scripts/codegen.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, hasWritten: existsSync(path.join(cwd, 'src/generated')) };
}

test.each([[[]], [['--check']]])('with the options %j, refuses and writes nothing', (options) => {
  const { stderr, ...rest } = runCodegen(options);
  expect(rest).toEqual({ status: 1, stdout: '', hasWritten: false });
  expect(stderr).toContain('src/components/Hero/Hero.tsx:1  has the event handler onClick');
});

test('lists even what it would refuse', () => {
  expect(runCodegen(['--list'])).toEqual({
    status: 0,
    stdout: 'Hero  static  refused: has the event handler onClick (src/components/Hero/Hero.tsx:1)\n',
    stderr: '',
    hasWritten: false,
  });
});
