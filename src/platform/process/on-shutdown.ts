import { processWide } from './process-wide';

type Task = () => Promise<void> | void;

const getTasks = () => processWide('shutdown', () => new Set<Task>());

/**
 * Runs a task when the server stops: after the last response, before the process ends. All tasks run at the same time
 * and share what is left of SHUTDOWN_TIMEOUT_MS. Returns a function that takes the task off the list.
 */
export function onShutdown(task: Task): () => void {
  const tasks = getTasks();
  tasks.add(task);
  return () => tasks.delete(task);
}

/** Runs all tasks. Resolves to the errors of those that failed. */
export async function runShutdownTasks(): Promise<unknown[]> {
  const results = await Promise.allSettled([...getTasks()].map(async (task) => task()));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}
