import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProjectFolder } from '@tests/fixtures/project-folder';

test('finds classes in content, in components and in folders that came with them, and not in our other code', () => {
  const cwd = createProjectFolder({
    'src/themes/bootstrap-classes.json': '{ "classes": ["btn-primary"] }',
    'src/generated/islands.ts': '',
    'content/home.yml': 'Styles: d-flex',
    'src/components/Promo.tsx': 'export default () => <p className="text-center" />;',
    'src/components/looks.ts': "export const LOOK = 'mb-3';",
    'src/lib/look.js': "export const LOOK = 'badge';",
    'src/platform/log.ts': "export const LEVEL = 'alert';",
  });
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('scripts/styles.ts')], {
    cwd,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const css = readFileSync(path.join(cwd, 'src/generated/bootstrap-classes.css'), 'utf8');
  for (const name of ['btn-primary', 'd-flex', 'text-center', 'mb-3', 'badge']) {
    expect(css).toContain(`.${name} {`);
  }
  expect(css).not.toContain('.alert');
});
