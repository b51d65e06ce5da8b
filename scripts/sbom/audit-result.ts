import { z } from 'zod';

/** What `npm audit --json` prints, as far as it is read here. */
const Audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
});

/** What it prints if the registry does not answer or refuses. npm's own failures have an `error` and no `message`. */
const NoAnswer = z.object({ message: z.string() });

const BAD = ['high', 'critical'];

/** Only a registry that does not answer is no failure. Everything else that is no audit means that nothing was checked. */
export function toAuditResult(output: string): { message: string; isBad: boolean } {
  const printed = parse(output);
  const audit = Audit.safeParse(printed).data;
  if (!audit) {
    const reason = NoAnswer.safeParse(printed).data?.message;
    if (reason) return { message: `NOT DONE: the registry gave no answer. ${reason}`, isBad: false };
    return { message: `npm made no audit: ${output.trim() || 'it printed nothing'}`, isBad: true };
  }
  const { vulnerabilities, metadata } = audit;
  const counts = Object.entries(metadata.vulnerabilities).filter(
    ([kind, count]) => kind !== 'total' && count > 0,
  );
  const bad = Object.entries(vulnerabilities).filter(([, { severity }]) => BAD.includes(severity));
  if (counts.length === 0) return { message: 'no known vulnerabilities', isBad: false };
  const summary = counts.map(([severity, count]) => `${count} ${severity}`).join(', ');
  const names = bad.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  return { message: names ? `${summary}: ${names}` : summary, isBad: bad.length > 0 };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
