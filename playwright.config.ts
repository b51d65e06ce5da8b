import { defineConfig } from '@playwright/test';
import { findSystemChromium } from './tests/support/browser/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,editor,chaos,load,adopted,production,pages,visual}/**/*.spec.ts',
  globalSetup: './tests/support/playwright/require-build.ts',
  // No test depends on another test, on a fixed port or on how fast the machine is: `npm run bench` measures times.
  fullyParallel: true,
  workers: 4,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  // Four workers share the processor.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // Says which step waits in vain, long before the test's own limit.
    actionTimeout: 60_000,
    // The site takes headless browsers for bots.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
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
