import type { Page } from '@playwright/test';

/** What the browser says that it does not say by itself of a server that is not there. */
export function listenForMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource: ')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
