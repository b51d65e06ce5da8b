import { type Browser, chromium } from '@playwright/test';
import { findSystemChromium } from './chromium.ts';

export function launchBrowser(...options: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findSystemChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...options],
  });
}
