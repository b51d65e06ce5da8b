import { mkdirSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPONENTS, findStale } from './codegen/find-stale.ts';

const HELP = `Writes src/generated from the folders of ${COMPONENTS}.

  npm run codegen               write it
  npm run codegen -- --check    only tell whether it is fresh (exit code 1 when not)
  npm run codegen -- --watch    write it, and again whenever a component comes or goes`;

function write(): void {
  for (const [file, content] of findStale()) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`codegen  wrote ${file}`);
  }
}

function check(): void {
  const stale = findStale().map(([file]) => file);
  if (stale.length === 0) return;
  console.error(`Not fresh: ${stale.join(', ')}. Run \`npm run codegen\` and commit the result.`);
  process.exitCode = 1;
}

/** A component that is half written must not end the watch. */
function writeOrReport(): void {
  try {
    write();
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
