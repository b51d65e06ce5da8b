import { readBounded } from '@/platform/http/read-bounded';
import { isRecord } from '@/platform/json/json-types';
import { CmsError, type CmsFailure } from '../client/cms-error';
import { type Layout, LayoutSchema } from '../schemas/layout-schema';

export type LibraryComponent = {
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
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** Fetches a layout that contains a single component. Returns `null` if the CMS does not have the component. */
export async function fetchComponentLayout(
  endpoint: ComponentEndpoint,
  place: LibraryComponent,
): Promise<Layout | null> {
  const url = toUrl(endpoint, place);
  const fail = (failure: CmsFailure) => new CmsError(failure, { operation: OPERATION, url });
  const response = await send(endpoint, url, place).catch((cause: unknown) => {
    const isLate = isRecord(cause) && cause.name === 'TimeoutError';
    throw fail({ kind: isLate ? 'timeout' : 'network', reason: 'no response', cause });
  });
  if (response.status === 404) return null;
  if (!response.ok) throw fail({ kind: 'http', reason: `HTTP ${response.status}`, status: response.status });
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw fail({ kind: 'invalid-response', reason: 'the response is not JSON', cause });
  });
  const layout = LayoutSchema.safeParse(json);
  if (!layout.success) throw fail({ kind: 'invalid-response', reason: 'the response is not a layout' });
  return layout.data;
}

function toUrl({ edge }: ComponentEndpoint, place: LibraryComponent): string {
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

async function send(
  { deadlineMs, ...endpoint }: ComponentEndpoint,
  url: string,
  { isEditing }: LibraryComponent,
) {
  const fetchOnce = endpoint.fetch ?? globalThis.fetch;
  const signal = AbortSignal.timeout(deadlineMs);
  // Refuses redirects, because they could send the context id to another host.
  const options = { headers: { sc_editMode: String(isEditing) }, signal, redirect: 'error' } as const;
  return readBounded(await fetchOnce(url, options), MAX_RESPONSE_BYTES);
}
