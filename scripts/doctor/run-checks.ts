import { CmsError } from '@/cms/cms-error';
import { NoAnswerError } from './ask-site.ts';
import type { Check, Doctor } from './doctor.ts';
import { type Finding, fault } from './finding.ts';

export type Outcome = { name: string; findings: readonly Finding[]; lacks: string | null };

/** Runs the checks one after the other; one without what it needs is not run, so that one fault is told once. */
export async function* runChecks(checks: readonly Check[], doctor: Doctor): AsyncGenerator<Outcome> {
  const failed = new Set<Check>();
  for (const check of checks) {
    const lacking = check.needs?.find((needed) => failed.has(needed));
    doctor.tell(check.name);
    const findings = lacking ? [] : await findAll(check, doctor);
    if (lacking || findings.some(({ isHint }) => !isHint)) failed.add(check);
    yield { name: check.name, findings, lacks: lacking?.name ?? null };
  }
}

async function findAll(check: Check, doctor: Doctor): Promise<readonly Finding[]> {
  try {
    return await check.find(doctor);
  } catch (error) {
    if (error instanceof NoAnswerError) {
      return [fault(`${error.message}.`, 'Start the site (npm start), or name its address with --site.')];
    }
    if (error instanceof CmsError) return [fault(`${error.message}.`, toCmsAdvice(error))];
    throw error;
  }
}

function toCmsAdvice({ kind, status }: CmsError): string {
  if (status === 401 || status === 403 || status === 400) {
    return 'Check SITECORE_EDGE_CONTEXT_ID, or SITECORE_API_KEY: the CMS does not let this environment in.';
  }
  if (kind === 'network' || kind === 'timeout') {
    return 'Start the CMS (npm start brings the one in the box), or check SITECORE_EDGE_URL or GRAPH_QL_ENDPOINT.';
  }
  return 'Check that SITECORE_EDGE_URL or GRAPH_QL_ENDPOINT is the GraphQL address of Experience Edge or a CM.';
}
