import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { registerSourceAliases } from '../scripts/run/source-aliases.ts';
import { toMedian } from './load.ts';
import { createRules, toRedirect } from './redirect-rules.ts';

const SITE = { defaultLanguage: 'en', languages: ['en', 'da'] };
const MOST_MS = 10;

registerSourceAliases();
const { compileRedirects } = await import('../src/middleware/redirects/compile-redirects.ts');
const { createSearch } = await import('../src/middleware/redirects/search.ts');
const { createVisited } = await import('../src/middleware/redirects/visited.ts');

/** The time and the memory of making rules ready. */
export async function measureCompilation(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (const count of [1000, 10_000, 100_000]) {
    const rules = createRules(count);
    collect();
    const before = process.memoryUsage().heapUsed;
    const startedAt = performance.now();
    const compiled = await compileRedirects(rules, SITE);
    const ms = performance.now() - startedAt;
    collect();
    const megabytes = (process.memoryUsage().heapUsed - before) / 1024 / 1024;
    console.log(`  ${compiled.rules.length} rules: ${ms.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`);
  }
}

/** Rules that take as long as rules can, and an address that they take long on. */
const COSTLY: Readonly<Record<string, { pattern: (i: number) => string; path: string }>> = {
  'look ahead at each character': {
    pattern: () => '^/(?:a(?=(?:a|aa|aaa)*b))*$',
    path: `/${'a'.repeat(1000)}c`,
  },
  'lead each character to new places': {
    pattern: (i) => `^/(?:[ab]*a[ab]{${200 + (i % 200)}})*d$`,
    path: `/${'abaabbabba'.repeat(20)}`,
  },
  'are harmless but many': {
    pattern: () => '^/([a-z-]+)/([0-9]{3})/([a-z]+)x$',
    path: `/${'some-long-words-'.repeat(3)}ab/123/abcy`,
  },
};

/** What the rules may take of one visit, in the middle and at worst of a hundred. */
export async function measureCostly(): Promise<void> {
  for (const [name, { pattern, path }] of Object.entries(COSTLY)) {
    const rules = Array.from({ length: 1000 }, (_, i) => toRedirect(pattern(i), '/new'));
    const { index } = await compileRedirects(rules, SITE);
    const address = { host: null, language: 'en', isLanguageWritten: false, path, search: '' };
    const times = Array.from({ length: 100 }, () => {
      const startedAt = performance.now();
      index.find(createVisited(address), createSearch());
      return performance.now() - startedAt;
    });
    const isSlow = toMedian(times) > MOST_MS;
    const ms = `${toMedian(times).toFixed(2)} ms, at worst ${Math.max(...times).toFixed(2)} ms`;
    console.log(`  ${isSlow ? 'SLOW' : 'ok  '}  1,000 rules that ${name}: ${ms}`);
    if (isSlow) process.exitCode = 1;
  }
}
