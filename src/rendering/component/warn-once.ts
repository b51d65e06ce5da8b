import { createOnce } from '@/platform/telemetry/create-once';

const isFirst = createOnce();

/**
 * Logs a problem with the content once, not on every view of the page. Call it only on the server
 * (`typeof window`), so that the bundler removes the text from the browser's code.
 */
export function warnOnce(message: string): void {
  // biome-ignore lint/suspicious/noConsole: components also run in the browser, where there is no logger
  if (isFirst(message)) console.warn(message);
}
