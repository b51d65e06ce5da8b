import type { BrowserContext } from '@playwright/test';

/**
 * Answers requests to other hosts with an empty response, so that tests contact no third party. Records the
 * URLs.
 */
export async function recordOutsideRequests(context: BrowserContext): Promise<string[]> {
  const urls: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    async (route) => {
      urls.push(route.request().url());
      const isFrame = route.request().resourceType() === 'document';
      await route.fulfill({ contentType: isFrame ? 'text/html' : 'text/javascript', body: '' });
    },
  );
  return urls;
}
