import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RunningSite } from '../server/start-server.ts';
import { CURRENT_RELEASE } from './release/release-folder.ts';
import { catchOptionProblem } from './run/catch-option-problem.ts';
import { readEnvironment } from './run/environment.ts';
import { registerSourceAliases } from './run/source-aliases.ts';
import { stopWithNpm } from './run/stop-with-parent.ts';

const HELP = `Runs the current release of the site alone, in production mode, with the CMS of the environment.

  npm run serve                   what \`npm run build\` has built last, or \`npm run rollback\` has chosen
  npm run serve -- --dir <folder> the build in <folder>/.next instead: . for the one of \`next build\`
  --hostname <name>, --port <n>   instead of the variables HOST (default 127.0.0.1) and PORT (default 3000)

.env.example describes every variable. SIGTERM stops the site in order (docs/operations.md), a second one at once.`;

const OPTIONS = {
  dir: { type: 'string' },
  hostname: { type: 'string', short: 'H' },
  port: { type: 'string', short: 'p' },
  help: { type: 'boolean' },
} as const;

async function run(): Promise<void> {
  const parsed = catchOptionProblem(() => parseArgs({ options: OPTIONS }).values);
  if ('problem' in parsed) return fail(`${parsed.problem}\n\n${HELP}`);
  if (parsed.help) return console.log(HELP);

  readEnvironment();
  const { hostname = process.env.HOST, port = process.env.PORT } = parsed;
  Object.assign(process.env, hostname && { HOST: hostname }, port && { PORT: port });
  const { stop } = await (parsed.dir === undefined ? serveRelease() : serveBuild(parsed.dir));
  stopWithNpm(() => void stop('npm has ended'));
}

async function serveRelease(): Promise<RunningSite> {
  const entry = path.resolve(CURRENT_RELEASE, 'server.mjs');
  if (!existsSync(entry)) fail('There is no release. Run `npm run build` first.');
  return import(entry);
}

async function serveBuild(dir: string): Promise<RunningSite> {
  if (!existsSync(path.join(dir, '.next/BUILD_ID'))) fail(`There is no build in ${dir}. See --help.`);
  const removeSourceAliases = registerSourceAliases();
  const { serve } = await import('../server/serve.ts');
  removeSourceAliases();
  return serve(path.resolve(dir));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await run();
