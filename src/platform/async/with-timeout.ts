/** Returns the value of `fallback` if the promise takes longer than `ms`. The promise is not cancelled. */
export async function withTimeout<Value>(
  ms: number,
  promise: Promise<Value>,
  fallback: () => Value | Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  const outcome = await Promise.race([promise.then((value) => ({ value })), timeout]).finally(() =>
    clearTimeout(timer),
  );
  if (outcome !== 'late') return outcome.value;
  // Isolation point: any later failure is ignored here, because the creator of the promise reports it.
  promise.catch(() => undefined);
  return fallback();
}
