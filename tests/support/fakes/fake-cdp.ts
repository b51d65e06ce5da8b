import type { Cdp } from '@/features/personalization/server/cdp-client';

type Asked = { path: string; query: URLSearchParams; headers: Headers; body: unknown };

type Answer = (asked: Asked) => unknown;

/**
 * Creates a fake of Sitecore's personalization. `answer` returns data or a Response, or a promise of either.
 */
export function createFakeCdp(answer: Answer): { cdp: Cdp; asked: Asked[] } {
  const asked: Asked[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
    // Like the real `fetch`, this sends no request if its signal is already aborted.
    init?.signal?.throwIfAborted();
    const url = new URL(String(input));
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const question = {
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body,
    };
    asked.push(question);
    const given = await Promise.race([answer(question), rejectOnAbort(init?.signal)]);
    return given instanceof Response ? given : Response.json(given);
  };
  return { cdp: { edgeUrl: 'https://edge.test', contextId: 'ctx', fetch: fakeFetch }, asked };
}

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
