/**
 * Returns `undefined` when the text is not JSON, because `null` is JSON. Drops the parser's error: its
 * message quotes the text, which may contain secrets.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
