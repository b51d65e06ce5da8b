import type { BrowserContext } from '@playwright/test';

const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Answers requests to other hosts with an empty response, so that tests contact no third party. Records the URLs.
 * The servers of the tests have no TLS: a tenant's https://localhost is another host too.
 */
export async function recordOutsideRequests(context: BrowserContext): Promise<string[]> {
  const urls: string[] = [];
  await context.route(
    ({ protocol, hostname }) => protocol === 'https:' || !LOOPBACK.includes(hostname),
    async (route) => {
      urls.push(route.request().url());
      const isFrame = route.request().resourceType() === 'document';
      await route.fulfill({ contentType: isFrame ? 'text/html' : 'text/javascript', body: '' });
    },
  );
  return urls;
}
