/** Returns `undefined` if the text is not JSON. Drops the parser's error, which quotes the text and its secrets. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
