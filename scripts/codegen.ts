import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readComponents } from './codegen/read-components.ts';
import { writeComponentMap, writeComponentServers } from './codegen/write-component-map.ts';
import { writeSitecorePackages } from './codegen/write-sitecore-packages.ts';

const COMPONENTS = 'src/components';

const HELP = `Writes src/generated from the folders of ${COMPONENTS}.

  npm run codegen               write it
  npm run codegen -- --check    only tell whether it is fresh (exit code 1 when not)
  npm run codegen -- --watch    write it, and again whenever a component comes or goes`;

function generate(): Map<string, string> {
  const components = readComponents(COMPONENTS);
  return new Map([
    ['src/generated/component-map.ts', format(writeComponentMap(components))],
    ['src/generated/component-servers.ts', format(writeComponentServers(components))],
    ['src/generated/sitecore-packages.ts', format(writeSitecorePackages())],
  ]);
}

function format(source: string): string {
  return execFileSync('biome', ['check', '--write', '--stdin-file-path=src/generated/component-map.ts'], {
    input: source,
    encoding: 'utf8',
  });
}

/** Writes only what differs, so that a watching bundler is not woken for nothing. */
function findStale(): [file: string, content: string][] {
  return [...generate()].filter(
    ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
  );
}

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
