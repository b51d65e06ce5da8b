import { existsSync } from 'node:fs';

/** Debian's Chromium without a user interface, in which the tests are fastest. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium and Chrome on Debian and Alpine; `CHROMIUM_PATH` overrides them. */
const SYSTEM_CHROMIUM = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Finds the system's Chromium; with `undefined`, Playwright uses the browser that it downloaded. */
export function findSystemChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM_CHROMIUM.find((file) => existsSync(file));
}
