import type { HonoRequest } from 'hono';
import { parseJson } from './parse-json.ts';

/** Returns undefined if the body is no JSON. */
export const readJson = async (request: HonoRequest): Promise<unknown> => parseJson(await request.text());
