/** A recording that cannot continue. The message says why and what to do. */
export class RecordingError extends Error {}
