import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';

const SRC = path.join(__dirname, '..');

const sheets = ['components', 'features/byoc/components'].flatMap((folder) =>
  readdirSync(path.join(SRC, folder))
    .map((name) => ({ name, prefix: toPrefix(name), file: path.join(SRC, folder, name, `${name}.scss`) }))
    .filter(({ file }) => existsSync(file)),
);

/** `CardGrid` becomes `card-grid`. */
function toPrefix(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z][a-z]*|\d+/g) ?? [name];
  return words.join('-').toLowerCase();
}

/** Lists the selectors of a style sheet, but not the steps of its animations. */
function listSelectors(file: string): string[] {
  const { css } = compile(file, {
    style: 'compressed',
    loadPaths: [path.join(SRC, '../node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  });
  const beforeBraces = [...css.matchAll(/([^{};]+)\{/g)].map(([, text = '']) => text);
  return beforeBraces
    .filter((text) => !/^(@|from|to|\d)/.test(text))
    .flatMap((text) => text.split(/,(?![^(]*\))/));
}

/** Returns the component that owns the first class of a selector. Before the class may be `main>.page-row>` or `:where(`. */
function findOwner(selector: string): string | undefined {
  const [, name = ''] = /^(?::where\(|main[ >](?:\.page-row>)?)?\.([\w-]+)/.exec(selector) ?? [];
  const owners = sheets.filter(({ prefix }) => name === prefix || name.startsWith(`${prefix}-`));
  // With the components Card and CardGrid, `card-grid-link` belongs to CardGrid.
  return owners.sort((one, other) => other.prefix.length - one.prefix.length)[0]?.name;
}

test.each(sheets)("the selectors of $name begin with the component's own classes", ({ name, file }) => {
  const selectors = listSelectors(file);
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => findOwner(selector) !== name)).toEqual([]);
});

test('the themes have no class that begins like the classes of a component', () => {
  const selectors = listSelectors(path.join(SRC, 'themes/global.scss')).join();
  const names = [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
  expect(names).toContain('row-cols-2');
  expect(names.filter((name) => sheets.some(({ prefix }) => name.startsWith(`${prefix}-`)))).toEqual([]);
});
