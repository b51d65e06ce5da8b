import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findSystemChromium, HEADLESS_SHELL } from '../tests/support/browser/chromium.ts';

const HELP = `Installs Chromium for the browser tests unless it is installed: as root with apt-get, otherwise with Playwright.
npm run e2e runs this first.`;

const ADVICE = `The browser tests need Chromium, and it could not be installed. Do one of these and run npm test again:
  sudo apt-get install chromium          on Debian or Ubuntu
  npx playwright install chromium        with access to Playwright's downloads
  CHROMIUM_PATH=/path/to/chromium        for a browser that is installed elsewhere`;

const hasChromium = () => Boolean(findSystemChromium()) || existsSync(chromium.executablePath());

function run(command: string, ...args: string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Prefers the headless shell, which runs the tests faster than the whole browser but is missing on Ubuntu. */
function installByApt(): boolean {
  const install = (name: string) => run('apt-get', 'install', '-y', '-qq', name);
  return run('apt-get', 'update', '-qq') && (install('chromium-headless-shell') || install('chromium'));
}

function installChromium(): void {
  const hasApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const isInstalled = hasApt ? existsSync(HEADLESS_SHELL) : hasChromium();
  if (isInstalled) return;
  console.log('Installing Chromium. This takes a minute or two …');
  const wasInstalled =
    (hasApt && installByApt()) || hasChromium() || run('npx', 'playwright', 'install', 'chromium');
  if (wasInstalled && hasChromium()) return;
  console.error(ADVICE);
  process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(HELP);
else installChromium();
