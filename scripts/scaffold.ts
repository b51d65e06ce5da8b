import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPONENTS } from './codegen/find-stale.ts';
import { addTemplate } from './scaffold/add-template.ts';
import { findNameProblem, toComponentNames } from './scaffold/component-name.ts';
import { createComponentFiles } from './scaffold/create-component-files.ts';

const TEMPLATES = 'content/templates.yml';

const HELP = `Writes a new component: its folder in ${COMPONENTS} with a style sheet and a test, its fields in
${TEMPLATES}, and its place on the component map.

  npm run scaffold <Name>    the rendering's name in the CMS, such as CallToAction`;

const readTemplate = (part: string): string =>
  readFileSync(new URL(`./templates/component${part}.txt`, import.meta.url), 'utf8');

const templates = {
  '.tsx': readTemplate('.tsx'),
  '.module.scss': readTemplate('.module.scss'),
  '.test.tsx': readTemplate('.test.tsx'),
};

function scaffold(name: string): void {
  for (const [file, content] of createComponentFiles(toComponentNames(name), templates)) {
    const target = path.join(COMPONENTS, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    console.log(`scaffold  wrote ${target}`);
  }
  // A long name may need other line breaks than the template has.
  execFileSync('biome', ['check', '--write', path.join(COMPONENTS, name)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(process.execPath, ['scripts/codegen.ts'], { stdio: 'inherit' });
  if (existsSync(TEMPLATES)) {
    writeFileSync(TEMPLATES, addTemplate(readFileSync(TEMPLATES, 'utf8'), name));
    console.log(`scaffold  its fields are in ${TEMPLATES}`);
  }
  console.log(`\nChange its fields there and in ${COMPONENTS}/${name}. A page of content/ shows it with:

    - component: ${name}
      fields: { Title: A title, Text: <p>A text</p> }
`);
}

const [name, ...rest] = process.argv.slice(2);
if (name === '--help') console.log(HELP);
else if (name === undefined || rest.length > 0) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  const problem = findNameProblem(name, {
    existing: readdirSync(COMPONENTS),
    sources: Object.values(templates),
  });
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
  } else scaffold(name);
}
