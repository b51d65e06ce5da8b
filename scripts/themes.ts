import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runTask } from './run/run-task.ts';
import { renderThemes } from './themes/render-themes.ts';

const HELP = `Writes src/generated/themes.ts from the folders of src/themes (docs/decisions/034).

  npm run themes              write
  npm run themes -- --check   only report files that are out of date (exit code 1)`;

/** Returns what Biome makes of the files, because CI compares them with the committed ones. */
async function generate(): Promise<[file: string, content: string][]> {
  return (await renderThemes()).map(([file, content]) => [
    file,
    execFileSync('biome', ['format', `--stdin-file-path=${file}`], { input: content, encoding: 'utf8' }),
  ]);
}

const isCurrent = ([file, content]: [string, string]): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === content;

async function run(): Promise<void> {
  const outdated = (await generate()).filter((entry) => !isCurrent(entry));
  if (process.argv.includes('--check')) {
    if (outdated.length === 0) return;
    console.error(`Out of date: ${outdated.map(([file]) => file).join(', ')}. Run \`npm run themes\`.`);
    process.exitCode = 1;
    return;
  }
  for (const [file, content] of outdated) {
    writeFileSync(file, content);
    console.log(`themes  wrote ${file}`);
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else await runTask('themes', run);
