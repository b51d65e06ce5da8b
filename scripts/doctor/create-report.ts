import { REDACTED } from '@/platform/telemetry/redact';
import { isFailed, type Outcome } from './run-checks.ts';

const SLOW_MS = 2_000;
/** Minimum length of a hidden value. Shorter values, such as the context id `local`, also occur in ordinary text. */
export const MIN_SECRET_LENGTH = 8;

export type Report = ReturnType<typeof createReport>;

export function createReport(secrets: readonly string[], write: (line: string) => void) {
  let activity = '';
  let timer: NodeJS.Timeout | undefined;
  const print = (text: string) => write(toSafeText(text, secrets));
  return {
    print,
    setProgress: (text: string) => {
      activity = text;
      timer ??= setInterval(() => print(`      … ${activity}`), SLOW_MS).unref();
    },
    printOutcome: (outcome: Outcome) => {
      clearInterval(timer);
      timer = undefined;
      for (const line of toLines(outcome)) print(line);
    },
    stopProgress: () => clearInterval(timer),
  };
}

function toLines(outcome: Outcome): string[] {
  const { name, diagnostics, blockedBy } = outcome;
  if (blockedBy) return [`skip  ${name} (first: ${blockedBy})`];
  return [
    `${isFailed(outcome) ? 'FAIL' : 'ok  '}  ${name}`,
    ...diagnostics.flatMap(({ problem, advice }) => [`      ${problem}`, `      → ${advice}`]),
  ];
}

/** Replaces secrets and control characters. A control character in a name from the CMS could move the cursor. */
export function toSafeText(text: string, secrets: readonly string[]): string {
  const hidden = secrets.filter(({ length }) => length >= MIN_SECRET_LENGTH);
  const shown = hidden.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
  return shown.replace(/\p{Cc}/gu, '\uFFFD');
}
