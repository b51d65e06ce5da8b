import { createSessionRoute } from './create-session-route';
import type { EditingRoute, EditingSettings, Guard } from './guard';
import { FEAAS_PATH, readFeaasQuery } from './read-feaas-query';
import type { Query } from './read-session-query';

/** With these a hoster lets the editor through to a site that it protects (editing protocol §1.2). */
const PASSED_ON = ['x-vercel-protection-bypass', 'x-vercel-set-bypass-cookie'];

/** Opens one FEaaS component for its editor (SDK facts §4). */
export const createFeaasRoute = (guard: Guard, settings: EditingSettings): EditingRoute =>
  createSessionRoute({
    guard,
    settings,
    readQuery: readFeaasQuery,
    toLocation: (_session, query) => `${FEAAS_PATH}?${toPageQuery(query)}`,
  });

function toPageQuery(query: Query): URLSearchParams {
  const given = ['feaasSrc', ...PASSED_ON].flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new URLSearchParams(given);
}
