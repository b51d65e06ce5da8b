const SEND_DEADLINE_MS = 30_000;

export type SendResult = { status: number; message: string | null; problems: ReadonlyMap<string, string> };

/** Returns null if the server cannot be reached, responds too late or responds with invalid JSON. */
export async function sendForm(form: HTMLFormElement): Promise<SendResult | null> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
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
  const message = parts.get('message');
  const problems = [...toEntries(parts.get('errors'))].map(([name, text]) => [name, String(text)] as const);
  return { status, message: typeof message === 'string' ? message : null, problems: new Map(problems) };
}

const toEntries = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
