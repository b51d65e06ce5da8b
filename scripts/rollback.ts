import { parseArgs } from 'node:util';
import { RELEASES } from './release/release-folder.ts';
import { rollBack } from './release/roll-back.ts';
import { catchOptionProblem } from './run/catch-option-problem.ts';

const HELP = `Goes back to an earlier release, without a build. Restart the site afterwards.

  npm run rollback               to the release before the current one
  npm run rollback -- --to <id>  to the release with this build id, older or newer

The releases are the folders in ${RELEASES}/. The assets of the release that is left stay available.`;

const OPTIONS = { to: { type: 'string' }, help: { type: 'boolean' } } as const;

function run(): void {
  const parsed = catchOptionProblem(() => parseArgs({ options: OPTIONS }).values);
  if ('problem' in parsed) return fail(`${parsed.problem}\n\n${HELP}`);
  if (parsed.help) return console.log(HELP);
  const outcome = rollBack(RELEASES, parsed.to);
  if ('problem' in outcome) return fail(outcome.problem);
  console.log(`${RELEASES}/${outcome.name} is now current. Restart the site to serve it.`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

run();
