import { spawnSync } from 'node:child_process';
import { toAuditResult } from './sbom/audit-result.ts';

const HELP = `Asks the npm registry for known vulnerabilities of the packages that the site runs with.

  npm run audit

Fails if there is a high or a critical one, or if npm cannot make the audit. A registry that does not answer fails
nothing; the output then says NOT DONE.`;

function run(): void {
  // npm gives up, and says so, before this process does.
  const args = ['audit', '--omit=dev', '--json', '--fetch-timeout=30000', '--fetch-retries=1'];
  const { stdout, error } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 100e6, timeout: 120_000 });
  if (error) {
    console.error(`audit  npm cannot be run: ${error.message}`);
    process.exitCode = 1;
    return;
  }
  const { message, isBad } = toAuditResult(stdout);
  console.log(`audit  ${message}`);
  if (isBad) process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(HELP);
else run();
