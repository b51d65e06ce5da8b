import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runDoctor } from '../support/clients/run-doctor.ts';
import { findFreePort } from '../support/servers/start-servers.ts';

const SDK = "import { RichText, useSitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';";

/** A project with two components on every page: one fails, the other one shows a text in edit mode only. */
const PROJECT = {
  'src/components/Title.js':
    'export const Default = (props) => <h1>{props.fields.nothing.value.length}</h1>;',
  'src/components/RichText.tsx': `${SDK}
import { join } from 'lib/join';
export const Default = (props: any) => (
  <div className={join('component', 'rich-text')}>
    {useSitecoreContext().sitecoreContext.pageEditing && <i>(editing)</i>}
    <RichText field={props.fields.Text} />
  </div>
);`,
  'src/lib/join.ts':
    "import names from 'tiny-names';\nexport const join = (...all: string[]): string => names(all);",
  'node_modules/tiny-names/package.json':
    '{ "name": "tiny-names", "main": "index.js", "types": "index.d.ts" }',
  'node_modules/tiny-names/index.js': "module.exports = (names) => names.join(' ');",
  'node_modules/tiny-names/index.d.ts':
    'declare const join: (names: string[]) => string;\nexport default join;',
};

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-starter-'));
const [project, content, pictures] = ['project', 'content', 'pictures'].map((name) =>
  path.join(folder, name),
) as [string, string, string];

test.beforeAll(() => {
  for (const [file, source] of Object.entries(PROJECT)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), source);
  }
  cpSync('content/templates.yml', path.join(content, 'templates.yml'));
  cpSync('tests/adopted/small-site', content, { recursive: true });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test('the doctor tries a whole project of the starter and names the component that fails, once for each mode', async () => {
  const args = ['--starter', project, '--content', content, '--pictures', pictures];
  // The doctor is a process of its own: its servers get ports that no test of this one takes.
  const env = { TEST_PORTS_FROM: String((await findFreePort()) + 500) };
  const { exitCode, output } = await runDoctor({ args, env });
  expect(exitCode, output).toBe(1);
  expect(output).toContain('Files that they import: src/lib/join.ts');
  expect(output).toContain('Packages from their project: tiny-names');
  for (const mode of ['edit', 'preview', 'library', 'server']) {
    expect(output).toMatch(
      new RegExp(`^ *\\d+×  ${mode} +Title fails: Cannot read properties of undefined`, 'm'),
    );
  }
  expect(output).not.toContain('RichText does not show');
  expect(output).toMatch(/^preview: not compared: \d+ texts .*\(editing\)/m);
  expect(readdirSync(pictures)).toHaveLength(12);
});
