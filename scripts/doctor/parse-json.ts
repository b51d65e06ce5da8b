import type { z } from 'zod';

/** What a text holds as JSON of this shape; `null` when it does not. */
export function parseJson<Value>(text: string, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
