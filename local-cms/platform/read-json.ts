import type { HonoRequest } from 'hono';

/** Parses the request body. Returns `undefined` if it is not JSON. */
export async function readJson(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
