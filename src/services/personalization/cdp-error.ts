/** Sitecore's personalization did not answer, or not sensibly. Holds no id of a visitor, so that it may be logged. */
export class CdpError extends Error {
  constructor(reason: string, options?: { cause?: unknown }) {
    super(`Personalization failed: ${reason}`, options);
    this.name = 'CdpError';
  }
}
