/** Reads the body of a request. Returns `null` without reading the rest if it has more than `maxBytes`. */
export async function readText(
  request: AsyncIterable<Uint8Array | string>,
  maxBytes: number,
): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk);
    bytes += buffer.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
