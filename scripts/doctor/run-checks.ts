import { CmsError } from '@/cms/client/cms-error';
import type { Check, Diagnostic, Doctor } from './check.ts';
import { redirectRules, siteInCms } from './checks/cms.ts';
import { builtComponents, componentMap, renderings } from './checks/components.ts';
import { editingSecret, editorOrigins, strangers } from './checks/editing-access.ts';
import { everyLanguage, opensPage, pageFrame } from './checks/editing-page.ts';
import { languages } from './checks/languages.ts';
import { phrases } from './checks/phrases.ts';
import { siteReachesCms, siteResponds } from './checks/site.ts';
import { NoResponseError } from './site-client.ts';

/** The checks run in this order. Each check comes after the checks that it needs. */
const checks: readonly Check[] = [
  siteInCms,
  languages,
  phrases,
  redirectRules,
  siteResponds,
  siteReachesCms,
  editingSecret,
  strangers,
  editorOrigins,
  opensPage,
  pageFrame,
  everyLanguage,
  componentMap,
  builtComponents,
  renderings,
];

/** If the check was skipped, `blockedBy` is the name of a needed check that failed or was skipped. */
export type Outcome = { name: string; diagnostics: readonly Diagnostic[]; blockedBy: string | null };

export const isFailed = ({ diagnostics }: Outcome): boolean => diagnostics.some(({ isHint }) => !isHint);

export async function* runChecks(doctor: Doctor): AsyncGenerator<Outcome> {
  const unusable = new Set<Check>();
  for (const check of checks) {
    const blocking = check.needs?.find((needed) => unusable.has(needed));
    doctor.setProgress(check.name);
    const diagnostics = blocking ? [] : await collectDiagnostics(check, doctor);
    const outcome = { name: check.name, diagnostics, blockedBy: blocking?.name ?? null };
    if (blocking || isFailed(outcome)) unusable.add(check);
    yield outcome;
  }
}

async function collectDiagnostics(check: Check, doctor: Doctor): Promise<readonly Diagnostic[]> {
  try {
    const diagnostics: Diagnostic[] = [];
    for await (const diagnostic of check.run(doctor)) diagnostics.push(diagnostic);
    return diagnostics;
  } catch (error) {
    if (error instanceof NoResponseError) {
      return [
        { problem: `${error.message}.`, advice: 'Start the site (npm start), or pass its URL with --site.' },
      ];
    }
    if (error instanceof CmsError) return [{ problem: `${error.message}.`, advice: toCmsAdvice(error) }];
    throw error;
  }
}

function toCmsAdvice({ kind, status }: CmsError): string {
  if (status === 401 || status === 403 || status === 400) {
    return 'Check SITECORE_EDGE_CONTEXT_ID or SITECORE_API_KEY: the CMS rejects this environment.';
  }
  if (kind === 'network' || kind === 'timeout') {
    return 'Start the CMS (npm start starts the local one), or check SITECORE_EDGE_URL or GRAPH_QL_ENDPOINT.';
  }
  return 'Check that SITECORE_EDGE_URL or GRAPH_QL_ENDPOINT is the GraphQL URL of Experience Edge or a CM.';
}
