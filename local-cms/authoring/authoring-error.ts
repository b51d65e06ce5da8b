/** A request that cannot be done as it is. Its message is for the person who made it. */
export class AuthoringError extends Error {
  override readonly name = 'AuthoringError';
}
