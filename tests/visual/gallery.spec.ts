import { expect, test } from '@playwright/test';
import { readSamples } from '../../scripts/gallery/write-gallery.ts';
import { settle, visit } from '../support/browser/visit.ts';
import { listSampleSites, startSampleSite } from '../support/servers/sample-sites.ts';

// Compares the samples of every component in every site, thus in every theme and direction, with committed pictures.
// `npm run visual -- --update-snapshots` takes new ones.

const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const;

/** What another system shows, or what changes with the day. */
const LEFT_OUT = ['Consent', 'Embed', 'Form'];

for (const site of listSampleSites()) {
  for (const { colorScheme, width } of LOOKS) {
    test(`the components of ${site} look as before, ${colorScheme} at ${width} px`, async ({ browser }) => {
      await using started = await startSampleSite(site);
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        // Small files: a change of layout, color or size shows at this scale too.
        deviceScaleFactor: 0.4,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      // The fonts of a site are shown from the second page on.
      await visit(page, `${started.site.url}/components`);
      for (const { slug } of readSamples().filter((sample) => !LEFT_OUT.includes(sample.name))) {
        await visit(page, `${started.site.url}/components/${slug}`);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await settle(page);
        await expect
          .soft(page.getByRole('main'))
          .toHaveScreenshot(`${site}-${slug}-${colorScheme}-${width}.png`, {
            animations: 'disabled',
            scale: 'device',
            maxDiffPixelRatio: 0.01,
          });
      }
      await context.close();
    });
  }
}
