import { readBounded } from '@/lib/read-bounded';
import { findIn } from '../field-values';
import { toAllowedUrl } from './allowed-url';

const MAX_BYTES = 500_000;
/** Milliseconds for one answer, whatever time the page has left. */
const MAX_WAIT_MS = 1_500;

/** A host did not give what content asks of it. The message holds nothing of the answer and no path. */
export class ExternalHostError extends Error {
  override name = 'ExternalHostError';
}

export type HostAccess = { allowedComponentHosts: readonly string[]; signal: AbortSignal };

type HostRequest = { url: string; mediaType: RegExp; init?: RequestInit };

/**
 * Fetches what content names, within bounds that the host cannot widen: its name, time, size and type. Redirects are
 * refused altogether: they would lead from an allowed host to any other, into the operator's own network too.
 * `null`: the host answers that there is no such thing.
 */
export async function fetchFromHost(request: HostRequest, access: HostAccess): Promise<Response | null> {
  const url = toAllowedUrl(request.url, access.allowedComponentHosts);
  const signal = AbortSignal.any([access.signal, AbortSignal.timeout(MAX_WAIT_MS)]);
  const response = await send(url, { ...request.init, signal });
  if (response.status === 404) return null;
  checkAnswer(response, url.host, request.mediaType);
  return response;
}

async function send(url: URL, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
    });
    // Whoever will not read the body must not keep the connection.
    if (!response.ok) await response.body?.cancel();
    return response.ok ? await readBounded(response, MAX_BYTES) : response;
  } catch (cause) {
    const reason = init.signal.aborted ? 'does not answer in time' : toReason(cause);
    throw new ExternalHostError(`${url.host} ${reason}`);
  }
}

function checkAnswer({ ok, status, headers }: Response, host: string, mediaType: RegExp): void {
  if (status >= 300 && status < 400) throw new ExternalHostError(`${host} redirects, which is not followed`);
  if (!ok) throw new ExternalHostError(`${host} answers ${status}`);
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '';
  if (!mediaType.test(type)) throw new ExternalHostError(`${host} answers in another format than asked for`);
}

/** With the code of a network error, `ECONNREFUSED`; the error itself may quote a header. */
function toReason(cause: unknown): string {
  if (cause instanceof RangeError) return `sends more than ${MAX_BYTES} bytes`;
  const code = findIn(cause, 'cause', 'code');
  return typeof code === 'string' ? `cannot be reached (${code})` : 'cannot be reached';
}
