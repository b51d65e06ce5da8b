import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findSystemChromium } from '../tests/support/chromium.ts';

const HELP = `Finds a Chromium for the browser tests and installs one where it can:
the system's, Playwright's own, Debian's package (as root), Playwright's download, in this order.`;

const HOW_TO = `The browser tests need Chromium, and none could be installed from here. Do one of these and run again:
  sudo apt-get install chromium          Debian, Ubuntu
  npx playwright install chromium        anywhere with access to Playwright's downloads
  CHROMIUM_PATH=/path/to/chromium        a browser that you have already`;

const hasChromium = () => Boolean(findSystemChromium()) || existsSync(chromium.executablePath());

function run(command: string, ...args: string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Debian's package, where this process may install one. */
function installFromDebian(): boolean {
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  return mayInstall && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium');
}

function installChromium(): void {
  if (hasChromium()) return;
  console.log('No Chromium yet; installing one (a minute or two) …');
  if (installFromDebian() || run('npx', 'playwright', 'install', 'chromium')) {
    if (hasChromium()) return;
  }
  console.error(HOW_TO);
  process.exitCode = 1;
}

if (process.argv.includes('--help')) console.log(HELP);
else installChromium();
