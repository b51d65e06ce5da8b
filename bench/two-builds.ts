import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { byContextId, type RunningServer, startSite } from '../tests/support/servers/start-servers.ts';
import { toMedian } from './load.ts';

export type Build = RunningServer & { buildId: string };

export type Pair<Value> = { before: Value; now: Value };

/** Runs a comparison with the folder of `--before`, or prints the help. */
export async function runWithBefore(help: string, run: (before: string) => Promise<void>): Promise<void> {
  const { values } = parseArgs({ options: { before: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(help);
  const folder = path.resolve(values.before ?? '');
  if (values.before && existsSync(path.join(folder, '.next', 'BUILD_ID'))) return run(folder);
  console.error(
    '--before must be the folder of an earlier commit, in which `npm run build` has run. See --help.',
  );
  process.exitCode = 2;
}

/** Starts the earlier build and the one in the current folder. Both get their content from the same CMS. */
export async function startTwoBuilds(
  servers: AsyncDisposableStack,
  folder: string,
  cmsUrl: string,
  env: Record<string, string> = {},
): Promise<Pair<Build>> {
  const start = async (root?: string) => {
    const site = await startSite({ ...byContextId(cmsUrl), LOG_LEVEL: 'info', ...env }, undefined, root);
    servers.defer(site.stop);
    const buildId = readFileSync(path.join(root ?? '.', '.next', 'BUILD_ID'), 'utf8');
    return { ...site, buildId };
  };
  return { before: await start(folder), now: await start() };
}

/** Measures two sites in turn, so that a busy machine slows both. The first round only warms up the servers. */
export async function measureInTurn<Value>(
  sites: Pair<Build>,
  rounds: number,
  measure: (site: Build) => Promise<Value>,
): Promise<Pair<Value>[]> {
  const pairs: Pair<Value>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const beforeFirst = round % 2 === 0;
    const first = await measure(beforeFirst ? sites.before : sites.now);
    const second = await measure(beforeFirst ? sites.now : sites.before);
    const pair = beforeFirst ? { before: first, now: second } : { before: second, now: first };
    if (round > 0) pairs.push(pair);
  }
  return pairs;
}

/** Prints the medians of a figure, and the median of each round's ratio, which is above 1 if there is less of it now. */
export function printComparison<Value>(
  what: string,
  pairs: readonly Pair<Value>[],
  toFigure: (value: Value) => number,
): void {
  const figures = pairs.map(({ before, now }) => ({ before: toFigure(before), now: toFigure(now) }));
  const before = toMedian(figures.map((pair) => pair.before));
  const now = toMedian(figures.map((pair) => pair.now));
  const ratio = now > 0 ? toMedian(figures.map((pair) => pair.before / pair.now)).toFixed(2) : 'none';
  console.log(`  ${what}: before ${format(before)}, now ${format(now)}, before/now ${ratio}`);
}

const format = (figure: number): string => figure.toFixed(figure < 100 ? 2 : 0);
