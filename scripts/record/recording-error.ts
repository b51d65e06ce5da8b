/** A recording that cannot go on. The message says why and what to do. */
export class RecordingError extends Error {}
