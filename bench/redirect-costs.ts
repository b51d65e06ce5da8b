import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { registerSourceAliases } from '../scripts/run/source-aliases.ts';
import { toMedian } from './load.ts';
import { printResult } from './print-result.ts';
import { createRules, toRedirect } from './redirect-rules.ts';

const SITE = { defaultLanguage: 'en', languages: ['en', 'da'] };
const MAX_MS = 5;

registerSourceAliases();
const { compileRedirects } = await import('../src/features/redirects/compile-redirects.ts');

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

/** Patterns, with paths that make matching as slow as possible. The names complete the words "1,000 rules that". */
const HOSTILE: Readonly<Record<string, { pattern: (i: number) => string; path: (i: number) => string }>> = {
  'nest repetitions': {
    pattern: () => '^/(?:(?:a|aa|aaa)+)*b$',
    path: (i) => `/${'a'.repeat(1000 + i)}c`,
  },
  'count repetitions': {
    pattern: (i) => `^/(?:[ab]*a[ab]{${200 + (i % 200)}})*d$`,
    path: (i) => `/${toBinary(i)}${'abaabbabba'.repeat(20)}`,
  },
  'start with anything': {
    pattern: (i) => `^/(.*)-${i}-(.*)/(.*)x$`,
    path: (i) => `/${toBinary(i)}${'a-1-b/ab-'.repeat(30)}`,
  },
  'are harmless but many': {
    pattern: (i) => `^/([a-z-]+)/([0-9]{3})/([a-z]+)x${i}$`,
    path: (i) => `/${toBinary(i)}${'some-long-words-'.repeat(3)}ab/123/abcy`,
  },
};

/** Writes a number in binary with the letters a and b, so that every path is different. */
const toBinary = (i: number): string => i.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');

export async function measureHostile(): Promise<void> {
  for (const [name, { pattern, path }] of Object.entries(HOSTILE)) {
    const rules = Array.from({ length: 1000 }, (_, i) => toRedirect(pattern(i), '/new'));
    const { index, rules: accepted } = await compileRedirects(rules, SITE);
    const times = Array.from({ length: 100 }, (_, i) => {
      const url = { host: null, language: 'en', isLanguageInUrl: false, path: path(i), search: '' };
      const startedAt = performance.now();
      index.find(url);
      return performance.now() - startedAt;
    });
    const ms = `median ${toMedian(times).toFixed(2)} ms, maximum ${Math.max(...times).toFixed(2)} ms`;
    printResult(`${accepted.length} of 1,000 rules that ${name}: ${ms}`, toMedian(times) > MAX_MS);
  }
}
