import { CmsError, type CmsFailure } from '@/cms/cms-error';
import { readBounded } from '@/lib/read-bounded';

/** The largest that a sitemap may be (sitemaps.org, uncompressed). */
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_REDIRECTS = 3;

const BEGINNING = /^\s*<(\?xml\s|!--|urlset[\s>])/;
// The end is asked for, too: half a file would make search engines forget the pages of the other half.
const ROOT = /<\/urlset\s*>|<urlset\s[^<>]*\/>/;

type Limits = { deadlineMs: number; maxBytes?: number };

/** Fetches a sitemap file of the CMS. The address comes from the CMS, so that it is not trusted. */
export async function fetchSitemapFile(
  address: string,
  { deadlineMs, maxBytes = MAX_BYTES }: Limits,
): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetchFromHost(new URL(address), signal);
    const { ok, status } = response;
    if (!ok) throw toError(address, { kind: 'http', reason: `HTTP ${status}`, status });
    const xml = await (await readBounded(response, maxBytes)).text();
    if (BEGINNING.test(xml) && ROOT.test(xml)) return xml;
    throw toError(address, { kind: 'invalid-answer', reason: 'a file that is no complete <urlset>' });
  } catch (cause) {
    if (cause instanceof CmsError) throw cause;
    if (signal.aborted) {
      throw toError(address, { kind: 'timeout', reason: `no answer within ${deadlineMs / 1000} s`, cause });
    }
    if (cause instanceof RangeError) {
      throw toError(address, { kind: 'invalid-answer', reason: `a file of more than ${maxBytes} bytes` });
    }
    throw toError(address, { kind: 'network', reason: 'network error', cause });
  }
}

/** Follows redirects, but not to another host: the file of a stranger must not speak for this site. */
async function fetchFromHost(start: URL, signal: AbortSignal): Promise<Response> {
  const refuse = (reason: string) => toError(start.href, { kind: 'invalid-answer', reason });
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!/^https?:$/.test(url.protocol)) throw refuse(`an address that begins with ${url.protocol}`);
    const response = await fetch(url, { redirect: 'manual', signal });
    const target = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || target === null) return response;

    await response.body?.cancel();
    const next = URL.parse(target, url);
    if (next?.host !== start.host) throw refuse('a redirect to another host');
    url = next;
  }
  throw refuse(`more than ${MAX_REDIRECTS} redirects`);
}

const toError = (url: string, failure: CmsFailure) =>
  new CmsError(failure, { operation: 'The sitemap file', url });
