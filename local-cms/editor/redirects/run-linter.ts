import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

import type { LintAnswer, LintRedirects } from './list-redirects.ts';

const Findings = z.array(z.object({ pattern: z.string(), kind: z.string(), reason: z.string() }));

const TIMEOUT_MS = 20_000;

/**
 * Returns a linter that is a program of the site: it reads redirects and site as JSON and prints its findings as JSON.
 * The local CMS imports nothing of the site, and the same redirects are asked about only once.
 */
export function createLinter(script: string): LintRedirects {
  const answers = new Map<string, Promise<LintAnswer>>();
  return (redirects, { defaultLanguage, languages, hostName }) => {
    const question = JSON.stringify({ redirects, site: { defaultLanguage, languages, hostName } });
    const known = answers.get(question);
    if (known) return known;
    // The last answer of each site would be enough; a few more do no harm.
    if (answers.size >= 20) answers.clear();
    const answer = run(script, question).then(
      (findings) => ({ findings, problem: null }),
      (error: unknown) => {
        // Isolation point: the redirects can be edited without the findings. The next question tries again.
        answers.delete(question);
        return { findings: [], problem: toProblem(error) };
      },
    );
    answers.set(question, answer);
    return answer;
  };
}

const toProblem = (error: unknown): string =>
  `The site’s check of redirects has failed: ${error instanceof Error ? error.message : error}`;

async function run(script: string, question: string): Promise<z.output<typeof Findings>> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'], timeout: TIMEOUT_MS });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A program that ends early does not read its input. Its exit code says why.
  child.stdin.on('error', () => {});
  child.stdin.end(question);
  const [output, problem, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${problem.slice(0, 500)}`);
  return Findings.parse(JSON.parse(output));
}
