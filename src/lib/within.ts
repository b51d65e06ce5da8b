/** Waits for a promise as long as `ms`, then for the fall-back instead. The promise goes on; its failure is its own. */
export async function within<Value>(
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
  promise.catch(() => undefined); // Nobody waits for it any more; whoever started it has reported it.
  return fallback();
}
