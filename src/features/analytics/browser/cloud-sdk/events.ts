// In browsers, next.config.js replaces `@sitecore-cloudsdk/events/browser` by this file. The path leads to the package.
import { form as sendFormEvent } from '../../../../../node_modules/@sitecore-cloudsdk/events/browser.js';

// biome-ignore lint/performance/noBarrelFile: the file stands for a package, so it has the names of the package
export * from '../../../../../node_modules/@sitecore-cloudsdk/events/browser.js';

const NOT_STARTED = '[IE-0014]';

/** The SDK's own form sends events without asking. Before the visitor agrees to statistics, there is nothing to send. */
export async function form(...event: Parameters<typeof sendFormEvent>): ReturnType<typeof sendFormEvent> {
  try {
    return await sendFormEvent(...event);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(NOT_STARTED)) return null;
    throw error;
  }
}
