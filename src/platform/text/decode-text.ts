/** Decodes percent-encoded text (RFC 3986 §2.1). Returns `null` if the encoding is invalid. */
export function decodeText(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
