import type { BrowserContext } from '@playwright/test';

/** Sends requests to other hosts an empty response and records their URLs: tests contact no third party. */
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
