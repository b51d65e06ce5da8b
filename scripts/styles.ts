import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { mayImport } from '../.dependency-cruiser.js';
import { listClassesInCode, listClassesInContent } from './styles/list-classes.ts';
import { renderBootstrapClasses } from './styles/render-bootstrap-classes.ts';

const SETTINGS = 'src/themes/bootstrap-classes.json';
const TARGET = 'src/generated/bootstrap-classes.css';

/** Where the components are that may use Bootstrap. Words in our other code would bring rules that nothing uses. */
const COMPONENTS = ['src/components', 'src/features/byoc/components'];

const HELP = `Writes ${TARGET}: the rules of Bootstrap for the classes that content/ and
components use, and for those in ${SETTINGS} (docs/styles.md).

  npm run styles              write
  npm run styles -- --check   only report whether the file is out of date (exit code 1)`;

const Settings = z.strictObject({ classes: z.array(z.string()) });

function readTexts(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}

/** Lists the folders of components, and the folders of src that came with components from another project. */
function listCodeFolders(): string[] {
  const folders = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  const ours = Object.keys(mayImport);
  return [
    ...COMPONENTS.filter((folder) => existsSync(folder)),
    ...folders.filter((folder) => !ours.includes(folder)),
  ];
}

function generate(): string {
  const { classes } = Settings.parse(JSON.parse(readFileSync(SETTINGS, 'utf8')));
  const found = [
    ...readTexts('content', /\.(ya?ml|json|html)$/).flatMap(listClassesInContent),
    ...listCodeFolders()
      .flatMap((folder) => readTexts(folder, /(?<!\.test)\.[jt]sx?$/))
      .flatMap(listClassesInCode),
  ];
  return renderBootstrapClasses(found, classes);
}

const isCurrent = (css: string): boolean => existsSync(TARGET) && readFileSync(TARGET, 'utf8') === css;

function write(): void {
  const css = generate();
  if (isCurrent(css)) return;
  writeFileSync(TARGET, css);
  console.log(`styles  wrote ${TARGET}`);
}

function check(): void {
  if (isCurrent(generate())) return;
  console.error(`Out of date: ${TARGET}. Run \`npm run styles\` and commit the result.`);
  process.exitCode = 1;
}

const [option] = process.argv.slice(2);
if (option === '--help') console.log(HELP);
else if (option === '--check') check();
else if (option) {
  console.error(`Unknown option ${option}.\n\n${HELP}`);
  process.exitCode = 2;
} else write();
