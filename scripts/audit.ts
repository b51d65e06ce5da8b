import { spawnSync } from 'node:child_process';
import { toAuditResult } from './sbom/audit-result.ts';

const HELP = `Asks the npm registry for known vulnerabilities of the packages that the site runs with.

  npm run audit

Fails if there is a high or a critical one. A registry that does not answer fails nothing.`;

function run(): void {
  const args = ['audit', '--omit=dev', '--json'];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 100e6, timeout: 120_000 });
  const { message, isBad } = toAuditResult(stdout);
  console.log(`audit  ${message}`);
  if (isBad) process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(HELP);
else run();
