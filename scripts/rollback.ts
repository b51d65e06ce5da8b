import { parseArgs } from 'node:util';
import { RELEASES } from './release/release-folder.ts';
import { rollBack } from './release/roll-back.ts';
import { catchOptionProblem } from './run/catch-option-problem.ts';

const HELP = `Goes back to an earlier release, without a build. Restart the site afterwards.

  npm run rollback               to the release before the current one
  npm run rollback -- --to <id>  to the release with this build id, older or newer

The releases are the folders in ${RELEASES}/. The assets of the release that is left stay available.`;

const OPTIONS = { to: { type: 'string' }, help: { type: 'boolean' } } as const;

function run(): string | null {
  const parsed = catchOptionProblem(() => parseArgs({ options: OPTIONS }).values);
  if ('problem' in parsed) return `${parsed.problem}\n\n${HELP}`;
  if (parsed.help) {
    console.log(HELP);
    return null;
  }
  const outcome = rollBack(RELEASES, parsed.to);
  if ('problem' in outcome) return outcome.problem;
  console.log(`${RELEASES}/${outcome.name} is now current. Restart the site to serve it.`);
  return null;
}

const problem = run();
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
