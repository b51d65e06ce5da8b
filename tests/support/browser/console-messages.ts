import type { Page } from '@playwright/test';

/** Collects console messages and script errors, without the browser's own "Failed to load resource". */
export function listenForMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource: ')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
