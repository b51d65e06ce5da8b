import { defineConfig } from '@playwright/test';
import { findSystemChromium } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'chaos/**/*.spec.ts', 'load/**/*.spec.ts'],
  globalSetup: './tests/support/require-build.ts',
  fullyParallel: false,
  // One at a time: browsers, site and CMS share two cores, and what is measured is the page and not the queue.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 900_000,
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: findSystemChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
