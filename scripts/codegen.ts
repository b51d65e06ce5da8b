import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPONENTS, findStale, TEMPLATES } from './codegen/find-stale.ts';

const HELP = `Writes src/generated from the folders of ${COMPONENTS}, and removes the fields of components that no longer
exist from ${TEMPLATES}.

  npm run codegen               write
  npm run codegen -- --check    only report files that are out of date (exit code 1)
  npm run codegen -- --watch    write src/generated, and again whenever a component comes or goes`;

function write(folder = ''): void {
  for (const [file, content] of findStale()) {
    if (!file.startsWith(folder)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`codegen  wrote ${file}`);
  }
}

function check(): void {
  const stale = findStale().map(([file]) => file);
  if (stale.length === 0) return;
  console.error(`Out of date: ${stale.join(', ')}. Run \`npm run codegen\` and commit the result.`);
  process.exitCode = 1;
}

/** A half-written component must not end the watch, and a renamed folder must not lose its fields. */
function writeOrReport(): void {
  try {
    write('src/generated/');
  } catch (error) {
    console.error(`codegen  ${error instanceof Error ? error.message : error}`);
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
