import { mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderComponentTable } from './codegen/check-components.ts';
import { TEMPLATES } from './codegen/component-templates.ts';
import { listNotTaken } from './codegen/list-notes.ts';
import { createModuleGraph } from './codegen/module-graph.ts';
import { readChanges } from './codegen/read-changes.ts';
import { COMPONENTS, readComponents } from './codegen/read-components.ts';
import { CHOICES } from './codegen/render-component-choices.ts';

const HELP = `Writes src/generated from the folders of ${COMPONENTS}. Removes the templates of deleted components from
${TEMPLATES}, and writes ${CHOICES} from the samples. Refuses a component that needs the browser and does not begin with 'use client'.

  npm run codegen               write
  npm run codegen -- --check    only report files that are out of date (exit code 1)
  npm run codegen -- --list     only list the components: which are static, which are islands, and why
  npm run codegen -- --watch    write all but the templates, now and whenever a file of src changes`;

/** Writes those files of a folder that are out of date. Removes those of components that are gone. */
function write(folder = ''): void {
  const { problems, warnings, outdated, gone, removedTemplates } = readChanges();
  report(problems);
  for (const warning of warnings) console.warn(`codegen  ${warning}`);
  for (const [file, content] of outdated) {
    if (!file.startsWith(folder)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`codegen  wrote ${file}`);
    if (file === TEMPLATES) for (const name of removedTemplates) console.log(`codegen  ${toRemoval(name)}`);
  }
  for (const file of gone) {
    rmSync(file);
    console.log(`codegen  removed ${file}`);
  }
}

const toRemoval = (name: string): string =>
  `removed the template ${name} from ${TEMPLATES}: there is no component ${name}. Put templates of other items above the line '# Components: …'`;

function check(): void {
  const { problems, outdated, gone } = readChanges();
  report(problems);
  const files = [...outdated.map(([file]) => file), ...gone];
  if (files.length === 0) return;
  report([`Out of date: ${files.join(', ')}. Run \`npm run codegen\` and commit the result.`]);
}

function report(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n\n'));
  process.exitCode = 1;
}

function list(): void {
  const graph = createModuleGraph('.');
  console.log([renderComponentTable(readComponents('.', graph), graph), ...listNotTaken('.')].join('\n'));
}

/** Does not write the templates, because a folder that is being renamed would lose its template. */
function writeOrReport(): void {
  try {
    write('src/');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Isolation point: watching goes on after any error, such as that of a half-written component.
    console.error(`codegen  ${error.message}`);
  }
}

const [option] = process.argv.slice(2);
if (option === '--help') console.log(HELP);
else if (option === '--check') check();
else if (option === '--list') list();
else if (option === '--watch') {
  let timer: NodeJS.Timeout | undefined;
  // A component may import from any folder.
  watch('src', { recursive: true }, (_event, file) => {
    if (file?.startsWith('generated')) return;
    clearTimeout(timer);
    timer = setTimeout(writeOrReport, 100);
  });
  writeOrReport();
} else if (option) {
  console.error(`Unknown option ${option}.\n\n${HELP}`);
  process.exitCode = 2;
} else write();
