import { setTimeout as sleep } from 'node:timers/promises';
import { getAsIs } from '../tests/support/clients/get-as-is.ts';
import { startPublishingSite } from '../tests/support/servers/publishing-site.ts';
import { toMedian } from './load.ts';
import { printResult } from './print-result.ts';

const HELP = `Measures how long a saved content file takes to be live: from saving it to the visit that shows it, with the
built site and the local CMS on this machine.

  node bench/publish.ts

Fails if the median of 30 changes is over two seconds, or one of them over five. Stops at a change that is not live after a
minute. Needs \`npm run build\` first.`;

const CHANGES = 30;
const MAX_MEDIAN_MS = 2000;
const MAX_MS = 5000;
const GIVE_UP_MS = 60_000;
const FILE = 'solvind/pages/about/en.yml';

async function run(): Promise<void> {
  const running = await startPublishingSite();
  const show = async () => (await getAsIs(running.site.url, '/about')).body;
  const times: number[] = [];
  try {
    await show();
    let text = 'We started with one turbine';
    for (let turn = 1; turn <= CHANGES; turn++) {
      const next = `Change number ${turn}.`;
      // Not in step with the polls of the local CMS.
      await sleep(Math.random() * 500);
      const savedAt = performance.now();
      await running.edit(FILE, text, next);
      while (!(await show()).includes(next)) {
        if (performance.now() - savedAt > GIVE_UP_MS) throw new Error(`Change ${turn} does not become live.`);
        await sleep(10);
      }
      times.push(performance.now() - savedAt);
      text = next;
    }
  } finally {
    await running.stop();
  }
  const [median, worst] = [toMedian(times), Math.max(...times)];
  printResult(
    `a saved file is live after ${Math.round(median)} ms (median of ${CHANGES})`,
    median > MAX_MEDIAN_MS,
  );
  printResult(`and after ${Math.round(worst)} ms at worst`, worst > MAX_MS);
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
