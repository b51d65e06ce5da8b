import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { registerSourceAliases } from '../scripts/run/source-aliases.ts';
import { toMedian } from './load.ts';
import { printResult } from './print-result.ts';

const HELP = `Measures the search of a site with 100, 1,000 and 10,000 pages of about 250 words: the time and memory of
the index, the longest time for which building it keeps other requests waiting, and the time of queries: of usual ones,
and of those that are as slow as possible.

  node bench/search.ts

Fails if the median of a query takes more than 50 ms with 10,000 pages, if other requests wait for more than 50 ms
(median of the longest wait of five builds), or if the index takes more than 100 MB.`;

registerSourceAliases();
const { buildIndex } = await import('../src/features/search/pages/build-index.ts');
const { searchIndex } = await import('../src/features/search/index/search-index.ts');

const COUNTS = [100, 1000, 10_000];
const MAX_QUERY_MS = 50;
const MAX_WAIT_MS = 50;
const MAX_MEGABYTES = 100;
const VOCABULARY = 40_000;
const ROUNDS = 30;
const BUILDS = 5;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** The same numbers at each run. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const random = createRandom();
const LETTERS = 'eeeeeeeeaaaaiiiinnnnrrrrttttssssllddoouukgvmfphbyjcæøå';
const words = Array.from({ length: VOCABULARY }, () =>
  Array.from(
    { length: 3 + Math.floor(random() * 9) },
    () => LETTERS[Math.floor(random() * LETTERS.length)],
  ).join(''),
);
/** Zipf's law: the second word is half as frequent as the first, the third a third. */
const pickWord = (): string => words[Math.floor(VOCABULARY ** random()) - 1] ?? '';
const toText = (count: number): string => Array.from({ length: count }, pickWord).join(' ');

const toLayout = (number: number) => ({
  sitecore: {
    context: {},
    route: {
      name: `page-${number}`,
      fields: { Title: { value: toText(5) }, Description: { value: toText(15) } },
      placeholders: {
        main: [
          {
            componentName: 'Hero',
            fields: { Title: { value: toText(5) }, Text: { value: `<p>${toText(30)}</p>` } },
          },
          {
            componentName: 'RichText',
            fields: { Text: { value: `<p>${toText(100)}</p><p>${toText(100)}</p>` } },
          },
        ],
      },
    },
  },
});

/** Answers as the CMS does, with pages that exist only while they are asked for. */
const createCms = (count: number) => ({
  request: async (_query: string, { after, pageSize }: Readonly<Record<string, unknown>>) => {
    await new Promise(setImmediate);
    const start = Number(after ?? 0);
    const end = Math.min(count, start + Number(pageSize));
    const results = Array.from({ length: end - start }, (_, i) => ({
      path: `/page-${start + i}`,
      route: { rendered: toLayout(start + i) },
    }));
    const pageInfo = { endCursor: String(end), hasNext: end < count };
    return { site: { siteInfo: { routes: { results, pageInfo } } } };
  },
});

const KEY = { siteName: 'main', language: 'en', defaultLanguage: 'en' };
const toMegabytes = ({ heapUsed, arrayBuffers }: NodeJS.MemoryUsage) =>
  (heapUsed + arrayBuffers) / 1024 / 1024;

/** Returns the most CPU time, in ms, between two turns of the event loop. Other programs do not add to it. */
async function measureWait(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.cpuUsage();
  let isRunning = true;
  const turn = () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isRunning = false;
  return longest;
}

/** By what they are: usual queries, and those that match as much as possible or nothing. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'one word': words.slice(200, 200 + ROUNDS),
  'three words': words
    .slice(20, 20 + ROUNDS)
    .map((word, i) => `${word} ${words[i * 7]} ${words[i * 31 + 500]}`),
  'one letter': [...new Set(LETTERS)].slice(0, ROUNDS),
  'eight frequent words': words.slice(0, ROUNDS).map((_, i) => words.slice(i, i + 8).join(' ')),
  misspelt: words.slice(300, 300 + ROUNDS).map((word) => `${word.slice(0, 2)}q${word.slice(2)}x`),
};

async function measure(count: number): Promise<void> {
  const isLargest = count === COUNTS.at(-1);
  const waits: number[] = [];
  for (let build = 0; build < (isLargest ? BUILDS : 1); build++)
    waits.push(await measureWait(() => buildIndex(createCms(count), KEY)));
  collect();
  const before = toMegabytes(process.memoryUsage());
  const startedAt = performance.now();
  const index = await buildIndex(createCms(count), KEY);
  const seconds = (performance.now() - startedAt) / 1000;
  collect();
  const megabytes = toMegabytes(process.memoryUsage()) - before;
  const wait = toMedian(waits);
  const figures = `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB, others wait for at most ${wait.toFixed(0)} ms`;
  printResult(
    `${count} pages: index ${figures}`,
    isLargest && (wait > MAX_WAIT_MS || megabytes > MAX_MEGABYTES),
  );
  for (const [name, queries] of Object.entries(QUERIES)) {
    const times = queries.map((query) => {
      const queryStartedAt = performance.now();
      searchIndex(index, query, 20);
      return performance.now() - queryStartedAt;
    });
    const median = toMedian(times);
    const text = `${name}: median ${median.toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`;
    printResult(`${count} pages, ${text}`, median > MAX_QUERY_MS);
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else for (const count of COUNTS) await measure(count);
