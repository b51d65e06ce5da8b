/** Decodes the percent-encoding of a path. A path that is not encoded correctly stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
