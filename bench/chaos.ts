import { parseArgs } from 'node:util';
import { startCms } from '../tests/support/servers/start-servers.ts';
import { FAULTS } from './chaos/faults.ts';
import { playFault, type Row } from './chaos/play-fault.ts';

const HELP = `Plays every fault of the CMS, one after the other, under load, and checks what visitors notice: cached pages
always respond with 200, no page that exists with 404, none is overwritten, and the site recovers within 5 s.
Needs \`npm run build\` first, and openssl.

  npm run bench:chaos
    --seconds <n>     how long each fault lasts (30)
    --only <text>     only faults whose names contain this text; can be repeated
    --parallel <n>    faults at the same time, each with a site of its own (1)

Exit code: 0 visitors noticed nothing, 1 a check failed.`;

const options = {
  seconds: { type: 'string', default: '30' },
  only: { type: 'string', multiple: true },
  parallel: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

/** Pages of content/ that every visitor sees, in both languages. */
const CACHED = ['/', '/about', '/faq', '/da', '/da/about', '/membership', '/da/membership'];

function toLine(name: string, { visits, unknown, recoveryMs, problems }: Row): string {
  const recovery = recoveryMs === null ? 'none' : `${recoveryMs.toFixed(0)} ms`;
  const label = problems.length > 0 ? 'FAIL' : 'ok  ';
  return `  ${label}  ${name.padEnd(28)} ${String(visits).padStart(7)} visits  recovery ${recovery.padStart(8)}  unknown ${JSON.stringify(unknown)}`;
}

async function listColdPages(cmsUrl: string): Promise<string[]> {
  const query = `query Routes { site { siteInfo(site: "solvind") { routes(language: "en", first: 100) { results { routePath } } } } }`;
  const response = await fetch(`${cmsUrl}/v1/content/api/graphql/v1?sitecoreContextId=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = await response.json();
  const paths: string[] = data.site.siteInfo.routes.results.map(
    ({ routePath }: { routePath: string }) => routePath,
  );
  return paths.map((path) => path.toLowerCase()).filter((path) => !CACHED.includes(path));
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options });
  if (values.help) return console.log(HELP);
  const { only = [''] } = values;
  const cms = await startCms();
  try {
    const found = await listColdPages(cms.url);
    const half = Math.floor(found.length / 2);
    const pages = { cached: CACHED, cold: found.slice(0, half), reserved: found.slice(half) };
    const queue = FAULTS.filter(({ name }) => only.some((text) => name.includes(text))).values();
    const playQueue = async () => {
      for (const fault of queue) {
        const row = await playFault(fault, cms.url, pages, Number(values.seconds) * 1000);
        console.log(toLine(fault.name, row));
        for (const problem of row.problems) console.log(`          ${problem}`);
        if (row.problems.length > 0) process.exitCode = 1;
      }
    };
    await Promise.all(Array.from({ length: Number(values.parallel) }, playQueue));
  } finally {
    await cms.stop();
  }
}

await run();
