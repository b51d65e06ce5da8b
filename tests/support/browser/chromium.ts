import { existsSync } from 'node:fs';

/** Where Debian, Alpine and macOS put a browser that Playwright can drive; `CHROMIUM_PATH` names another. */
const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium; `undefined` lets Playwright use the browser that it has downloaded itself. */
export function findSystemChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM_CHROMIUM.find((file) => existsSync(file));
}
