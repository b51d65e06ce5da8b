import { CmsError, type CmsFailure } from '@/cms/client/cms-error';
import { readBounded } from '@/platform/http/read-bounded';

/** The maximum size of an uncompressed sitemap file (sitemaps.org). */
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_REDIRECTS = 3;

const START = /^\s*<(\?xml\s|!--|urlset[\s>])/;
// A file must be complete, because an incomplete one would remove the missing pages from search engines.
const COMPLETE = /<\/urlset\s*>|<urlset\s[^<>]*\/>/;

type Limits = { deadlineMs: number; maxBytes?: number };

/** Throws a CmsError for every failure. The URL comes from the CMS and is not trusted. */
export async function fetchSitemapFile(
  url: string,
  { deadlineMs, maxBytes = MAX_BYTES }: Limits,
): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetchFromHost(new URL(url), signal);
    const { ok, status } = response;
    if (!ok) throw toError(url, { kind: 'http', reason: `HTTP ${status}`, status });
    const xml = await (await readBounded(response, maxBytes)).text();
    if (START.test(xml) && COMPLETE.test(xml)) return xml;
    throw toError(url, { kind: 'invalid-response', reason: 'the file is not a complete <urlset>' });
  } catch (cause) {
    if (cause instanceof CmsError) throw cause;
    if (signal.aborted) {
      throw toError(url, { kind: 'timeout', reason: `no response within ${deadlineMs / 1000} s`, cause });
    }
    if (cause instanceof RangeError) {
      throw toError(url, {
        kind: 'invalid-response',
        reason: `the file has more than ${maxBytes} bytes`,
        cause,
      });
    }
    throw toError(url, { kind: 'network', reason: 'network error', cause });
  }
}

/** Follows redirects, but not to another host, because another host must not provide the sitemap of this site. */
async function fetchFromHost(start: URL, signal: AbortSignal): Promise<Response> {
  const refuse = (reason: string) => toError(start.href, { kind: 'invalid-response', reason });
  let current = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!/^https?:$/.test(current.protocol)) throw refuse(`the URL begins with ${current.protocol}`);
    const response = await fetch(current, { redirect: 'manual', signal });
    const target = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || target === null) return response;

    await response.body?.cancel();
    const next = URL.parse(target, current);
    if (next?.host !== start.host) throw refuse('a redirect to another host');
    current = next;
  }
  throw refuse(`more than ${MAX_REDIRECTS} redirects`);
}

const toError = (url: string, failure: CmsFailure) =>
  new CmsError(failure, { operation: 'The sitemap file', url });
