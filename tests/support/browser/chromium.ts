import { existsSync } from 'node:fs';

/** The path of Debian's Chromium without a user interface, in which the tests are fastest. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The paths of Chromium and Chrome on Debian and Alpine. `CHROMIUM_PATH` overrides them. */
const SYSTEM_CHROMIUM = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Returns the path of the system's Chromium. Without one, Playwright uses the browser that it downloaded. */
export function findSystemChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM_CHROMIUM.find((file) => existsSync(file));
}
