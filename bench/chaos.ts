import { parseArgs } from 'node:util';
import { startCms } from '../tests/support/servers/start-servers.ts';
import { FAULTS } from './chaos/faults.ts';
import { PAGES } from './chaos/observed-visits.ts';
import { playFault, type Row } from './chaos/play-fault.ts';

const HELP = `Plays every fault of the CMS, of Redis and of the machine, one after the other, under load, and checks what visitors
notice: cached pages always respond with 200 and do not change, no page that exists gets 404, and the site recovers in
time. Needs \`npm run build\` first, openssl and redis-server.

  npm run bench:chaos
    --seconds <n>     how long each fault lasts (30)
    --recovery <n>    how many seconds the site may take to recover (5)
    --only <text>     only faults whose names contain this text; can be repeated

Exit code: 0 visitors noticed nothing, 1 a check failed or no fault has such a name.`;

const options = {
  seconds: { type: 'string', default: '30' },
  recovery: { type: 'string', default: '5' },
  only: { type: 'string', multiple: true },
  help: { type: 'boolean', default: false },
} as const;

function toText({ visits, statuses, recoveryMs, problems }: Row): string {
  const label = problems.length > 0 ? 'FAIL' : 'ok  ';
  const recovery = recoveryMs === null ? 'none' : `${(recoveryMs / 1000).toFixed(1)} s`;
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `${label}  ${String(visits).padStart(6)} requests: ${counts.join(', ')}; recovery ${recovery}`;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) return console.log(HELP);
  const { seconds, recovery, only = [''] } = values;
  const chosen = FAULTS.filter(({ name }) => only.some((text) => name.includes(text)));
  if (chosen.length === 0) {
    const names = FAULTS.map(({ name }) => `  ${name}`);
    console.error(`No fault has such a name. The faults are:\n${names.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  await using servers = new AsyncDisposableStack();
  const cms = await startCms();
  servers.defer(cms.stop);
  const settings = {
    pages: PAGES,
    lastsMs: Number(seconds) * 1000,
    maxRecoveryMs: Number(recovery) * 1000,
  };
  console.log(`${chosen.length} faults of ${seconds} s each. Each is named when it begins.`);
  for (const fault of chosen) {
    process.stdout.write(`  ${fault.name.padEnd(26)}`);
    const row = await playFault(fault, cms.url, settings);
    console.log(toText(row));
    for (const problem of row.problems) console.log(`          ${problem}`);
    if (row.problems.length > 0) process.exitCode = 1;
  }
}

await run();
