import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addTemplate, TEMPLATES } from './codegen/component-templates.ts';
import { COMPONENTS } from './codegen/read-components.ts';
import { findNameProblem, toComponentNames } from './scaffold/component-name.ts';

const HELP = `Creates a component. <Name> is the name of the rendering in the CMS, such as CallToAction.

  npm run scaffold <Name>
  npm run scaffold -- <Name> --client   creates an island: the browser gets its code, so it may use state and handlers

Writes:
  ${COMPONENTS}/<Name>/    the component, its style sheet, its test and its sample for the gallery
  ${TEMPLATES}     its template: the fields that it has in the local CMS
  src/generated/            its entry in the component map

To remove a component, delete its folder and run \`npm run codegen\`, which removes the template and the entry.`;

type Kind = 'static' | 'island';

function readTemplates(kind: Kind): { part: string; template: string }[] {
  const parts = { '.tsx': kind, '.scss': 'component', '.test.tsx': kind, '.sample.yml': 'component' };
  return Object.entries(parts).map(([part, name]) => ({
    part,
    template: readFileSync(new URL(`./templates/${name}${part}.txt`, import.meta.url), 'utf8'),
  }));
}

function scaffold(name: string, kind: Kind): void {
  const folder = path.join(COMPONENTS, name);
  mkdirSync(folder);
  for (const { part, template } of readTemplates(kind)) {
    const file = path.join(folder, `${name}${part}`);
    writeFileSync(file, fill(template, toComponentNames(name)));
    console.log(`scaffold  wrote ${file}`);
  }
  // The length of the name can change the line breaks that Biome expects.
  execFileSync('biome', ['check', '--write', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync(process.execPath, ['scripts/codegen.ts'], { stdio: 'inherit' });
  if (existsSync(TEMPLATES)) {
    writeFileSync(TEMPLATES, addTemplate(readFileSync(TEMPLATES, 'utf8'), name));
    console.log(`scaffold  wrote its template to ${TEMPLATES}`);
  }
  console.log(`\nEdit the component in ${folder}, and add its fields to its template in ${TEMPLATES}.
To show it on a page, add it to the page's file in content/:

    - component: ${name}
      fields: { Title: A title, Text: <p>A text</p> }
`);
}

function fill(template: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce((text, [key, name]) => text.replaceAll(`{{${key}}}`, name), template);
}

const [name, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--client');
// npm keeps an option that does not follow `--`, and only tells it by a variable.
const isClient = process.argv.includes('--client') || process.env.npm_config_client === 'true';
if (name === '--help') console.log(HELP);
else if (name === undefined || rest.length > 0) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  const kind = isClient ? 'island' : 'static';
  const sources = readTemplates(kind).map(({ template }) => template);
  const problem = findNameProblem(name, { existing: readdirSync(COMPONENTS), sources });
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  } else scaffold(name, kind);
}
