// @ts-check

const SEND_DEADLINE_MS = 30_000;

/** @typedef {{ status: number, message: string | null, problems: ReadonlyMap<string, string> }} SendAnswer */

/**
 * @param {unknown} value
 * @returns {Map<string, unknown>}
 */
const toEntries = (value) =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/**
 * @param {number} status
 * @param {unknown} data
 * @returns {SendAnswer}
 */
function toAnswer(status, data) {
  const parts = toEntries(data);
  const message = parts.get('message');
  const problems = [...toEntries(parts.get('errors'))].map(
    ([name, text]) => /** @type {const} */ ([name, String(text)]),
  );
  return { status, message: typeof message === 'string' ? message : null, problems: new Map(problems) };
}

/**
 * What the server says. Null when nobody answers, or not in time, or not in JSON: no network, a server that is down.
 * @param {HTMLFormElement} form
 * @returns {Promise<SendAnswer | null>}
 */
export async function sendForm(form) {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(SEND_DEADLINE_MS),
    });
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return toAnswer(answer.status, isJson ? await answer.json() : null);
  } catch {
    return null; // for the visitor all of these are one: it was not sent
  }
}
