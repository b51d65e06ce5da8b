import { REVIEWED } from '../review-buttons.ts';

const SEND_DEADLINE_MS = 30_000;

export type SendResult = {
  status: number;
  /** The markup of the review, if the visitor has not seen it. */
  review: string | null;
  /** The markup of the thanks, if the form is sent. */
  thanks: string | null;
  problems: ReadonlyMap<string, string>;
};

/** Returns null if the server cannot be reached, responds too late or responds with invalid JSON. */
export async function sendForm(form: HTMLFormElement, isReviewed: boolean): Promise<SendResult | null> {
  const body = new FormData(form);
  if (isReviewed) body.append(REVIEWED, 'yes');
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(SEND_DEADLINE_MS),
    });
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return toResult(response.status, isJson ? await response.json() : null);
  } catch (error) {
    // A TypeError means no connection, a DOMException a timeout, and a SyntaxError invalid JSON.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return null;
    throw error;
  }
}

function toResult(status: number, data: unknown): SendResult {
  const parts = toEntries(data);
  const problems = [...toEntries(parts.get('errors'))].map(([name, text]) => [name, String(text)] as const);
  return {
    status,
    review: toMarkup(parts.get('review')),
    thanks: toMarkup(parts.get('thanks')),
    problems: new Map(problems),
  };
}

const toMarkup = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const toEntries = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
