import { isRecord } from '@/lib/json-kinds';
import { readBounded } from '@/lib/read-bounded';
import { CmsError, type CmsFailure } from './cms-error';
import { type Layout, LayoutSchema } from './layout-schema';

/** One component of the design library (SDK facts §2). */
export type ComponentPlace = {
  siteName: string;
  itemId: string;
  language: string;
  version?: string;
  componentUid: string;
  renderingId: string;
  dataSourceId?: string;
  isEditing: boolean;
};

export type ComponentEndpoint = {
  edge: { url: string; contextId?: string };
  deadlineMs: number;
  fetch?: typeof fetch;
};

const OPERATION = 'Component layout';
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Fetches the layout of one component alone; `null`: the CMS has no such component or item. */
export async function fetchComponentLayout(
  endpoint: ComponentEndpoint,
  place: ComponentPlace,
): Promise<Layout | null> {
  const url = toUrl(endpoint, place);
  const fail = (failure: CmsFailure) => new CmsError(failure, { operation: OPERATION, url });
  const response = await ask(endpoint, url, place).catch((cause: unknown) => {
    const isLate = isRecord(cause) && cause.name === 'TimeoutError';
    throw fail({ kind: isLate ? 'timeout' : 'network', reason: 'no answer', cause });
  });
  if (response.status === 404) return null;
  if (!response.ok) throw fail({ kind: 'http', reason: `HTTP ${response.status}`, status: response.status });
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw fail({ kind: 'invalid-answer', reason: 'an answer that is not JSON', cause });
  });
  const layout = LayoutSchema.safeParse(json);
  if (!layout.success) throw fail({ kind: 'invalid-answer', reason: 'an answer that is no layout' });
  return layout.data;
}

function toUrl({ edge }: ComponentEndpoint, place: ComponentPlace): string {
  const query = new URLSearchParams({
    sitecoreContextId: edge.contextId ?? '',
    item: place.itemId,
    uid: place.componentUid,
    dataSourceId: place.dataSourceId ?? '',
    renderingItemId: place.renderingId,
    version: place.version ?? '',
    sc_site: place.siteName,
    sc_lang: place.language,
  });
  return `${edge.url}/layout/component?${query}`;
}

async function ask(
  { deadlineMs, ...endpoint }: ComponentEndpoint,
  url: string,
  { isEditing }: ComponentPlace,
) {
  const fetchOnce = endpoint.fetch ?? globalThis.fetch;
  const signal = AbortSignal.timeout(deadlineMs);
  // A redirect would take the context id to another host.
  const options = { headers: { sc_editMode: String(isEditing) }, signal, redirect: 'error' } as const;
  return readBounded(await fetchOnce(url, options), MAX_ANSWER_BYTES);
}
