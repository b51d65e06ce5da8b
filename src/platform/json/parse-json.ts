/**
 * Returns `undefined` when the text is not JSON. The parser's error is dropped, because its message quotes the text,
 * which may hold secrets.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
