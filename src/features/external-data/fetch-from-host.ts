import { toAllowedUrl } from '@/platform/http/allowed-url';
import { fetchPublic } from '@/platform/http/fetch-public';
import { readBounded, TooLargeError } from '@/platform/http/read-bounded';
import { getIn } from '@/rendering/fields/field-values';

const MAX_BYTES = 500_000;
/** The maximum time for one response, even if the page's deadline is later. */
const TIMEOUT_MS = 1_500;

/** Editors see the message of this error, so it contains neither the response nor the URL's path. */
export class ExternalHostError extends Error {
  override name = 'ExternalHostError';
}

export type HostAccess = { allowedComponentHosts: readonly string[]; signal: AbortSignal };

type HostRequest = { url: string; mediaType: RegExp; init?: RequestInit };

/** Returns `null` after a 404. Redirects are refused, because they could lead into the operator's network. */
export async function fetchFromHost(request: HostRequest, access: HostAccess): Promise<Response | null> {
  const allowed = { setting: 'ALLOWED_COMPONENT_HOSTS', hosts: access.allowedComponentHosts };
  const { url, mayBePrivate } = toAllowedUrl(request.url, allowed);
  const signal = AbortSignal.any([access.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await send(mayBePrivate ? fetch : fetchPublic, url, { ...request.init, signal });
  if (response.status === 404) return null;
  checkResponse(response, url.host, request.mediaType);
  return response;
}

type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

async function send(
  fetchHost: Fetch,
  url: URL,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  try {
    const response = await fetchHost(url, {
      ...init,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
    });
    // An unread body would keep the connection open, so the body of a failed response is cancelled.
    if (!response.ok) await response.body?.cancel();
    return response.ok ? await readBounded(response, MAX_BYTES) : response;
  } catch (cause) {
    const reason = init.signal.aborted ? 'does not answer in time' : toReason(cause);
    throw new ExternalHostError(`${url.host} ${reason}`, { cause });
  }
}

function checkResponse({ ok, status, headers }: Response, host: string, mediaType: RegExp): void {
  if (status >= 300 && status < 400) throw new ExternalHostError(`${host} redirects, which is not followed`);
  if (!ok) throw new ExternalHostError(`${host} answers ${status}`);
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
  if (!mediaType.test(type)) throw new ExternalHostError(`${host} answers in another format than asked for`);
}

/** A network error's message can quote a header, so only its code (such as `ECONNREFUSED`) is used. */
function toReason(cause: unknown): string {
  if (cause instanceof TooLargeError) return `sends more than ${MAX_BYTES} bytes`;
  const code = getIn(cause, 'cause', 'code');
  return typeof code === 'string' ? `cannot be reached (${code})` : 'cannot be reached';
}
