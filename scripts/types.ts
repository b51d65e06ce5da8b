import { existsSync } from 'node:fs';
import { ADOPTED_TSCONFIG } from './codegen/list-adopted.ts';
import { OWN_TSCONFIG } from './codegen/render-jss-files.ts';
import { runToEnd } from './run/supervise.ts';

const HELP = `Checks the types. Adopted files are checked with the compiler options of Sitecore's starter, which are less
strict than ours.

  npm run types`;

async function run(): Promise<boolean> {
  const projects = existsSync(OWN_TSCONFIG) ? [OWN_TSCONFIG, ADOPTED_TSCONFIG] : ['tsconfig.json'];
  for (const project of projects) {
    const args = ['node_modules/typescript/bin/tsc', '--noEmit', '--project', project];
    if (!(await runToEnd('The type check', args, process.env))) return false;
  }
  return true;
}

if (process.argv.includes('--help')) console.log(HELP);
else if (!(await run())) process.exitCode = 1;
