/**
 * Parses JSON. Returns `undefined` if the text is not JSON, because `null` is valid JSON. Drops the parser's
 * error, because its message quotes the text, which can contain secrets.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
