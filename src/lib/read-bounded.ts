// Response refuses a body with these statuses (Fetch standard, null body status).
const WITHOUT_BODY = [204, 205, 304];

/** Reads a whole answer into memory; one with more bytes is refused with a RangeError and no longer read. */
export async function readBounded(response: Response, maxBytes: number): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RangeError(`The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const body = WITHOUT_BODY.includes(response.status) ? null : Buffer.concat(chunks);
  return new Response(body, { status: response.status, headers: response.headers });
}
