// `new Response` throws if it gets a body for one of these statuses (Fetch standard, null body status).
const NULL_BODY_STATUSES = [204, 205, 304];

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Reads a whole response into memory. Stops and throws a TooLargeError if the body has more than `maxBytes`. */
export async function readBounded(response: Response, maxBytes: number): Promise<Response> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TooLargeError(`The response is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const body = NULL_BODY_STATUSES.includes(response.status) ? null : Buffer.concat(chunks);
  return new Response(body, { status: response.status, headers: response.headers });
}
