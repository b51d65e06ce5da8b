import type { z } from 'zod';
import { readBounded } from '@/lib/read-bounded';
import { CdpError } from './cdp-error';

/** Far more than an id or a decision needs. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Where Sitecore decides, and how it is reached; nothing of any visitor. */
export type Cdp = { edgeUrl: string; contextId: string; fetch: typeof fetch };

export type CdpQuestion = {
  /** For messages: `browser id`, `decision`. */
  name: string;
  /** `/v1/personalize`; parts that come from outside are encoded. */
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  body?: unknown;
  signal: AbortSignal;
};

/** Asks one thing, once, and checks the answer. Whatever goes wrong is a CdpError. */
export async function askCdp<Answer>(
  cdp: Cdp,
  question: CdpQuestion,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const text = await fetchText(cdp, question);
  const answer = schema.safeParse(parseJson(text, question));
  if (answer.success) return answer.data;
  throw new CdpError(`the ${question.name} has not the expected shape`);
}

async function fetchText({ edgeUrl, contextId, fetch }: Cdp, question: CdpQuestion): Promise<string> {
  const { name, path, body, signal } = question;
  const query = new URLSearchParams({ sitecoreContextId: contextId, ...question.query });
  const headers = { ...question.headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  const method = body === undefined ? 'GET' : 'POST';
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal };
  try {
    // Each visitor's answer is their own: no cache of any kind stands in between.
    const answer = await fetch(`${edgeUrl}${path}?${query}`, {
      ...init,
      cache: 'no-store',
      redirect: 'error',
    });
    const whole = await readBounded(answer, MAX_ANSWER_BYTES);
    if (!whole.ok) throw new CdpError(`HTTP ${whole.status} for the ${name}`);
    return await whole.text();
  } catch (cause) {
    if (cause instanceof CdpError) throw cause;
    throw new CdpError(signal.aborted ? `no ${name} in time` : `the ${name} did not arrive`, { cause });
  }
}

function parseJson(text: string, { name }: CdpQuestion): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message of the error itself quotes the answer.
    if (error instanceof SyntaxError) throw new CdpError(`the ${name} is no JSON`);
    throw error;
  }
}
