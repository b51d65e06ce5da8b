import { REDACTED } from '@/lib/redact';
import type { Outcome } from './run-checks.ts';

const SLOW_MS = 2_000;
/** What is shorter is a name such as `local`, which stands in addresses too. */
const MIN_SECRET_LENGTH = 8;

export type Report = {
  print: (text: string) => void;
  /** Remembers what is being done, and shows it while it lasts. */
  tell: (activity: string) => void;
  printOutcome: (outcome: Outcome) => void;
  /** Stops showing what is being done. */
  end: () => void;
};

/** Writes lines for a terminal or a log. Names come from the CMS and the site: they may hold anything. */
export function createReport(secrets: readonly string[], write: (line: string) => void): Report {
  let activity = '';
  const print = (text: string) => write(toSafeText(text, secrets));
  const createTimer = () => setInterval(() => print(`      … ${activity}`), SLOW_MS).unref();
  let timer = createTimer();
  return {
    print,
    tell: (text) => {
      activity = text;
    },
    printOutcome: (outcome) => {
      clearInterval(timer);
      timer = createTimer();
      for (const line of toLines(outcome)) print(line);
    },
    end: () => clearInterval(timer),
  };
}

function toLines({ name, findings, lacks }: Outcome): string[] {
  if (lacks) return [`skip  ${name} (first: ${lacks})`];
  const isFailed = findings.some(({ isHint }) => !isHint);
  return [
    `${isFailed ? 'FAIL' : 'ok  '}  ${name}`,
    ...findings.flatMap(({ problem, advice }) => [`      ${problem}`, `      → ${advice}`]),
  ];
}

/** No secret, and no character that moves the cursor or rings the bell. */
export function toSafeText(text: string, secrets: readonly string[]): string {
  const hidden = secrets.filter(({ length }) => length >= MIN_SECRET_LENGTH);
  const shown = hidden.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
  return shown.replace(/\p{Cc}/gu, '\uFFFD');
}
