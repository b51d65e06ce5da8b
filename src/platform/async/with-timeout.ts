/** Waits at most `ms` for a promise, then returns the fallback. The promise is not cancelled. */
export async function withTimeout<Value>(
  ms: number,
  promise: Promise<Value>,
  fallback: () => Value | Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  const outcome = await Promise.race([promise.then((value) => ({ value })), timeout]);
  clearTimeout(timer);
  if (outcome !== 'late') return outcome.value;
  promise.catch(() => undefined); // the code that created the promise reports its failure
  return fallback();
}
