import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../../scripts/doctor/starter/copy-project.ts';

const OWN_TESTS = ['src/generated', 'tests/properties/static-pages'];

let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marquee-checks-'));
  copyProject('tests/jss/components', folder);
  expect(runScript('codegen').output).toContain('wrote src/generated/jss/components.js');
});

test.afterAll(() => rmSync(folder, { recursive: true }));

function runScript(...args: string[]) {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], options);
  return { status, output: stdout + stderr };
}

test('with adopted components, the checks of a project pass and say what they leave out', () => {
  for (const script of ['types', 'codegen:check', 'lint', 'directions', 'unused']) {
    const { status, output } = runScript(script);
    expect(status, output).toBe(0);
  }
  const { status, output } = runScript('unit', '--', ...OWN_TESTS);
  expect(status, output).toBe(0);
  expect(output).toMatch(/because they were adopted: .*Counter.*Promo/);
});
