import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addTemplate } from './codegen/component-templates.ts';
import { COMPONENTS, TEMPLATES } from './codegen/find-stale.ts';
import { findNameProblem, toComponentNames } from './scaffold/component-name.ts';

const HELP = `Creates a component: its folder in ${COMPONENTS} with a style sheet and a test, its fields for the local
CMS in ${TEMPLATES}, and its entry in the component map.

  npm run scaffold <Name>    the name of the rendering in the CMS, such as CallToAction

To remove a component, delete its folder and run npm run codegen.`;

/** The files of a component by what follows its name; scripts/templates holds one for each. */
const PARTS = ['.tsx', '.module.scss', '.test.tsx'].map((part) => ({
  part,
  template: readFileSync(new URL(`./templates/component${part}.txt`, import.meta.url), 'utf8'),
}));

function scaffold(name: string): void {
  const folder = path.join(COMPONENTS, name);
  mkdirSync(folder);
  for (const { part, template } of PARTS) {
    const file = path.join(folder, `${name}${part}`);
    writeFileSync(file, fill(template, toComponentNames(name)));
    console.log(`scaffold  wrote ${file}`);
  }
  // A long name may need other line breaks than the template has.
  execFileSync('biome', ['check', '--write', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync(process.execPath, ['scripts/codegen.ts'], { stdio: 'inherit' });
  if (existsSync(TEMPLATES)) {
    writeFileSync(TEMPLATES, addTemplate(readFileSync(TEMPLATES, 'utf8'), name));
    console.log(`scaffold  wrote its fields to ${TEMPLATES}`);
  }
  console.log(`\nEdit ${folder}; fields that you add also belong in ${TEMPLATES}. A page of content/ shows it with:

    - component: ${name}
      fields: { Title: A title, Text: <p>A text</p> }
`);
}

function fill(template: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce((text, [key, name]) => text.replaceAll(`{{${key}}}`, name), template);
}

const [name, ...rest] = process.argv.slice(2);
if (name === '--help') console.log(HELP);
else if (name === undefined || rest.length > 0) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  const sources = PARTS.map(({ template }) => template);
  const problem = findNameProblem(name, { existing: readdirSync(COMPONENTS), sources });
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  } else scaffold(name);
}
