import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findSystemChromium } from '../tests/support/browser/chromium.ts';

const HELP = `Installs Chromium for the browser tests unless there is one: as root by apt-get, otherwise by Playwright.
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

function installByApt(): boolean {
  const isPossible = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  return isPossible && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium');
}

function installChromium(): void {
  if (hasChromium()) return;
  console.log('Installing Chromium. This takes a minute or two …');
  if ((installByApt() || run('npx', 'playwright', 'install', 'chromium')) && hasChromium()) return;
  console.error(ADVICE);
  process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(HELP);
else installChromium();
