/** An uploaded file cannot be accepted. Its message is for the person who uploaded it. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}
