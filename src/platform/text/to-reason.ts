/** Returns the message of what was thrown, which need not be an error. */
export const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
