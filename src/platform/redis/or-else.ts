/** Resolves to `fallback` if a command to Redis fails. It tells nobody, because the client of Redis has logged it. */
export const orElse = <Result, Fallback>(
  command: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> => command.catch(() => fallback);
