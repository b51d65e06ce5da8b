import path from 'node:path';
import { compile } from 'sass';
import { compileWildcard } from '../../src/platform/text/wildcard.ts';
import { selectRules } from './select-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The style sheets that every page of the site has. */
const OWN = ['src/themes/global.scss', 'src/generated/component-styles.scss'];
const WHOLE = 'src/themes/bootstrap-whole.scss';

const HEADER = `/* Written by scripts/styles.ts from Bootstrap, content and code. Do not edit: run \`npm run styles\`. */
`;

/** Renders the rules of Bootstrap for these classes. In a pattern, `*` stands for any characters. */
export function renderBootstrapClasses(found: Iterable<string>, patterns: readonly string[]): string {
  const names = new Set(found);
  const matchers = patterns.map(compileWildcard);
  const isWanted = (name: string) => names.has(name) || matchers.some((matches) => matches(name));
  const css = selectRules(compileSass(WHOLE), { isWanted, ownCss: OWN.map(compileSass).join('\n') });
  return css ? `${HEADER}${css}\n` : HEADER;
}

function compileSass(file: string): string {
  return compile(path.join(ROOT, file), {
    loadPaths: [path.join(ROOT, 'node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  }).css;
}
