import { CmsError, type CmsFailure } from '@/cms/client/cms-error';
import { toAllowedUrl } from '@/platform/http/allowed-url';
import { fetchPublic } from '@/platform/http/fetch-public';
import { readBounded, TooLargeError } from '@/platform/http/read-bounded';
import { parseSitemap, type SitemapUrl } from './parse-sitemap';

/** The maximum size of an uncompressed sitemap file (sitemaps.org). */
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_REDIRECTS = 3;

export type SitemapHosts = {
  /** The URLs of the CMS. The operator has chosen them, so they may be in a private network. */
  cmsUrls: readonly string[];
  /** The setting ALLOWED_MEDIA_HOSTS. */
  mediaHosts: readonly string[];
};

type Limits = SitemapHosts & { deadlineMs: number; maxBytes?: number };

/** Throws a CmsError for every failure. The URL comes from the CMS and is not trusted. */
export async function fetchSitemapFile(
  url: string,
  { deadlineMs, maxBytes = MAX_BYTES, ...hosts }: Limits,
): Promise<SitemapUrl[]> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetchFromHost(toStart(url, hosts), signal);
    const { ok, status } = response;
    if (!ok) throw toError(url, { kind: 'http', reason: `HTTP ${status}`, status });
    const urls = parseSitemap(await (await readBounded(response, maxBytes)).text());
    if (urls) return urls;
    throw toError(url, { kind: 'invalid-response', reason: 'the file is not a complete <urlset>' });
  } catch (cause) {
    if (cause instanceof CmsError) throw cause;
    if (signal.aborted) {
      throw toError(url, { kind: 'timeout', reason: `no response within ${deadlineMs / 1000} s`, cause });
    }
    if (cause instanceof TooLargeError) {
      throw toError(url, {
        kind: 'invalid-response',
        reason: `the file has more than ${maxBytes} bytes`,
        cause,
      });
    }
    throw toError(url, { kind: 'network', reason: 'network error', cause });
  }
}

type Start = { url: URL; mayBePrivate: boolean };

/** Throws a CmsError if the file is not on a host of the CMS or of its media. */
function toStart(text: string, { cmsUrls, mediaHosts }: SitemapHosts): Start {
  const url = new URL(text);
  if (cmsUrls.some((cmsUrl) => new URL(cmsUrl).origin === url.origin)) return { url, mayBePrivate: true };
  try {
    return toAllowedUrl(text, { setting: 'ALLOWED_MEDIA_HOSTS', hosts: mediaHosts });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'the URL is refused';
    throw toError(text, { kind: 'invalid-response', reason, cause });
  }
}

/** Follows redirects, but not to another origin, because another host must not provide the sitemap of this site. */
async function fetchFromHost({ url: start, mayBePrivate }: Start, signal: AbortSignal): Promise<Response> {
  const refuse = (reason: string) => toError(start.href, { kind: 'invalid-response', reason });
  const fetchFile = mayBePrivate ? fetch : fetchPublic;
  let current = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetchFile(current, { redirect: 'manual', signal });
    const target = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || target === null) return response;

    await response.body?.cancel();
    const next = URL.parse(target, current);
    if (next?.origin !== start.origin) throw refuse('a redirect to another host');
    current = next;
  }
  throw refuse(`more than ${MAX_REDIRECTS} redirects`);
}

const toError = (url: string, failure: CmsFailure) =>
  new CmsError(failure, { operation: 'The sitemap file', url });
