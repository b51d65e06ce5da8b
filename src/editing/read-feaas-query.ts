import { FeaasSession } from './editing-session';
import {
  type Query,
  type QueryAnswer,
  readSessionQuery,
  type SessionShape,
  toOne,
} from './read-session-query';

export const FEAAS_PATH = '/feaas/render';

// components/<library>/<component>/<version>/<revision>, as the SDK asks a component host (spec §9, call 3).
const TEMPLATE_PATH = /^\/components\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+?)(?:\.html)?$/;

const feaas: SessionShape<FeaasSession> = {
  schema: FeaasSession,
  required: ['feaasSrc'],
  // What is not in the address is wrong with the address.
  parameters: Object.fromEntries(Object.keys(FeaasSession.shape).map((part) => [part, 'feaasSrc'])),
  toSession: (query) => ({ mode: 'feaas', location: FEAAS_PATH, ...toSource(toOne(query.feaasSrc)) }),
};

/** Checks what the editor sends to `/api/editing/feaas/render`. */
export const readFeaasQuery = (query: Query): QueryAnswer => readSessionQuery(query, feaas);

/** Whether the host may be asked is checked where it is asked, as for every component from outside. */
function toSource(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return {};
  const [, library, component, version, revision] = TEMPLATE_PATH.exec(url.pathname) ?? [];
  return { host: url.host, library, component, version, revision };
}
