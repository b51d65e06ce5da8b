/** Decodes percent-encoded text; `null` if the encoding is invalid (RFC 3986 §2.1). */
export function decodeText(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
