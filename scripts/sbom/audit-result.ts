import { z } from 'zod';

/** What `npm audit --json` prints, as far as it is read here. */
const Audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
});

const BAD = ['high', 'critical'];

/** An answer that is no audit means that the registry did not make one. */
export function toAuditResult(output: string): { message: string; isBad: boolean } {
  const audit = readAudit(output);
  if (!audit)
    return { message: 'NOT DONE: the registry gave no answer about vulnerabilities.', isBad: false };
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

function readAudit(output: string): z.output<typeof Audit> | null {
  try {
    return Audit.safeParse(JSON.parse(output)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
