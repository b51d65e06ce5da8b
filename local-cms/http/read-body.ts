import type { RawRequest } from './cms-request.ts';

/** A query and its variables, with room to spare. */
const maxBodyBytes = 1024 * 1024;

/** The whole body; null when it is larger than `mostBytes`. */
export async function readBody(
  request: RawRequest,
  mostBytes: number = maxBodyBytes,
): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > mostBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
