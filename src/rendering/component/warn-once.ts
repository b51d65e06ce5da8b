import { createOnce } from '@/platform/telemetry/create-once';

const isFirst = createOnce();

/** Call it only when `typeof window` is `undefined`, so that the bundler removes it from the browser's code. */
export function warnOnce(message: string): void {
  // biome-ignore lint/suspicious/noConsole: components also run in the browser, where there is no logger
  if (isFirst(message)) console.warn(message);
}
