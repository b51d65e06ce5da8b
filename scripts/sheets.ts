import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from '../tests/support/browser/launch-browser.ts';
import { listSampleSites, readSampleSite, startSampleSite } from '../tests/support/servers/sample-sites.ts';

const HELP = `Takes pictures of every kind of page of the sample sites: at five widths, light and dark, and puts them together on
one sheet for each page kind. Needs \`npm run build\` first. Takes some minutes.

  npm run sheets                              all sites, each in its own theme
  npm run sheets -- --site havn               one site
  npm run sheets -- --theme havn              all sites in the theme havn
  npm run sheets -- --out /tmp/sheets         the folder; default: test-results/sheets
  npm run sheets -- --pages /,/news           these pages in place of one of every kind`;

const WIDTHS = [360, 768, 1280, 1920, 2560];
const SCHEMES = ['light', 'dark'] as const;

/** Width of a picture on the sheet in pixels, and the most that it may be long. */
const THUMBNAIL = { width: 380, height: 2400 };
const GAP = 16;

/** The path of one page of every kind. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  solvind: [
    '/',
    '/membership',
    '/projects/havnso-wind',
    '/news/school-roof',
    '/news',
    '/about',
    '/faq',
    '/contact',
    '/search',
    '/no-such-page',
  ],
  havn: [
    '/',
    '/berths',
    '/find-us',
    '/guests',
    '/season',
    '/season/harbour-life',
    '/membership',
    '/membership/history',
    '/news',
    '/news/bridge-c',
    '/contact',
    '/search',
    '/no-such-page',
  ],
  waraq: ['/', '/workshop', '/papers', '/visits', '/contact', '/search', '/no-such-page', '/en'],
};

function readOption(name: string): string | undefined {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
}

async function takePicture(
  browser: Browser,
  url: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  // Pictures below the visible part load when they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ fullPage: true });
  await context.close();
  return picture;
}

async function toThumbnail(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ width: THUMBNAIL.width })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, THUMBNAIL.height) })
    .toBuffer();
}

async function writeSheet(file: string, pictures: readonly Buffer[]): Promise<void> {
  const thumbnails = await Promise.all(pictures.map(toThumbnail));
  const heights = await Promise.all(thumbnails.map(async (image) => (await sharp(image).metadata()).height));
  const step = THUMBNAIL.width + GAP;
  await sharp({
    create: {
      width: step * thumbnails.length + GAP,
      height: Math.max(...heights) + 2 * GAP,
      channels: 3,
      background: '#777',
    },
  })
    .composite(thumbnails.map((input, index) => ({ input, left: GAP + index * step, top: GAP })))
    .webp({ quality: 80 })
    .toFile(file);
}

async function run(): Promise<void> {
  const out = readOption('out') ?? 'test-results/sheets';
  const theme = readOption('theme');
  const pages = readOption('pages')?.split(',');
  const site = readOption('site');
  const sites = listSampleSites().filter((name) => name === (site ?? name));
  if (sites.length === 0) throw new Error(`There is no folder content/${site}`);
  mkdirSync(out, { recursive: true });
  const browser = await launchBrowser();
  for (const name of sites) {
    await using started = await startSampleSite(name, theme);
    for (const page of pages ?? PAGES[name] ?? ['/']) {
      const pictures: Buffer[] = [];
      for (const scheme of SCHEMES)
        for (const width of WIDTHS)
          pictures.push(await takePicture(browser, started.site.url + page, width, scheme));
      const kind = page.slice(1).replaceAll('/', '-') || 'home';
      const file = path.join(out, `${name}-${theme ?? readSampleSite(name).theme}-${kind}.webp`);
      await writeSheet(file, pictures);
      console.log(`sheets  wrote ${file}`);
    }
  }
  await browser.close();
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
