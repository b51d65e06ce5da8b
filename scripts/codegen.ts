import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPONENTS, listStaleFiles, TEMPLATES } from './codegen/list-stale-files.ts';

const HELP = `Writes src/generated from the folders of ${COMPONENTS}. Removes the templates of deleted components from
${TEMPLATES}.

  npm run codegen               write
  npm run codegen -- --check    only report files that are out of date (exit code 1)
  npm run codegen -- --watch    write only src/generated, now and whenever a component changes`;

function write(folder = ''): void {
  for (const [file, content] of listStaleFiles()) {
    if (!file.startsWith(folder)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`codegen  wrote ${file}`);
  }
}

function check(): void {
  const stale = listStaleFiles().map(([file]) => file);
  if (stale.length === 0) return;
  console.error(`Out of date: ${stale.join(', ')}. Run \`npm run codegen\` and commit the result.`);
  process.exitCode = 1;
}

/** Does not write the templates, because a folder that is being renamed would lose its template. */
function writeOrReport(): void {
  try {
    write('src/generated/');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Isolation point: watching goes on after any error, such as that of a half-written component.
    console.error(`codegen  ${error.message}`);
  }
}

const [option] = process.argv.slice(2);
if (option === '--help') console.log(HELP);
else if (option === '--check') check();
else if (option === '--watch') {
  writeOrReport();
  let timer: NodeJS.Timeout | undefined;
  watch(COMPONENTS, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(writeOrReport, 100);
  });
} else if (option) {
  console.error(`Unknown option ${option}.\n\n${HELP}`);
  process.exitCode = 2;
} else write();
