import type { BrowserContext } from '@playwright/test';

/** Answers every request to another host with nothing, and keeps its address: tests reach no third party. */
export async function recordOutsideRequests(context: BrowserContext): Promise<string[]> {
  const addresses: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    async (route) => {
      addresses.push(route.request().url());
      const isFrame = route.request().resourceType() === 'document';
      await route.fulfill({ contentType: isFrame ? 'text/html' : 'text/javascript', body: '' });
    },
  );
  return addresses;
}
