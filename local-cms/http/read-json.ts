import type { RawRequest } from './cms-request.ts';
import { readBody } from './read-body.ts';

/** The body as data; undefined when it is no JSON, or larger than a question or an event can be. */
export async function readJson(request: RawRequest): Promise<unknown> {
  const body = await readBody(request);
  if (!body) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
