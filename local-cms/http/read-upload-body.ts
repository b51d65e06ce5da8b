import { UploadError } from '../authoring/uploads/upload-error.ts';

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** The lines around the file in a form. */
export const MAX_BODY_BYTES = MAX_FILE_BYTES + 10_000;

const MAX_MS = 60_000;

export class TooLargeError extends UploadError {}
export class TooSlowError extends UploadError {}
export class InterruptedError extends UploadError {}

/** Stops as soon as the body is too large, whatever its header says. */
async function collect(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) throw new TooLargeError('The file is larger than 20 MB.');
    parts.push(value);
  }
}

/** Reads the body of an upload. Throws an UploadError if it is too large, too slow, or ends too early. */
export async function readUploadBody(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Ends the reading. Why the sender cannot be told does not matter any more.
    reader.cancel().catch(() => {});
  }, MAX_MS);
  try {
    const bytes = await collect(reader);
    if (isLate) throw new TooSlowError('The upload took longer than a minute. Try again.');
    return bytes;
  } catch (error) {
    if (error instanceof UploadError) throw error;
    // Isolation point: a body fails only if its connection ends, and its errors have no class in common.
    throw new InterruptedError('The upload was interrupted. Try again.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
