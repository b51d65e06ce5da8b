import { test as base } from '@playwright/test';
import { visitContent } from '../browser/visit.ts';
import { type StartedSite, startSampleSite } from '../servers/sample-sites.ts';

type Tour = {
  /** Opens the page of the gallery that has the samples of a component. */
  openSample: (slug: string) => Promise<void>;
};

type Sample = {
  /** Name of the sample site. A spec chooses another one with `test.use`. */
  siteName: string;
  /** The sample site with the gallery. The tests of a worker share it. */
  sample: StartedSite;
};

/** For tours: each goes through a part of a site by keyboard, and reads what a screen reader says. */
export const test = base.extend<Tour, Sample>({
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  siteName: ['solvind', { option: true, scope: 'worker' }],
  sample: [
    async ({ siteName }, use) => {
      await using started = await startSampleSite(siteName);
      await use(started);
    },
    { scope: 'worker' },
  ],
  openSample: ({ page, sample }, use) =>
    use((slug) => visitContent(page, `${sample.site.url}/components/${slug}`)),
});
