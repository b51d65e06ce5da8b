import { test as base } from '@playwright/test';
import { byContextId, type RunningServer, type RunningSite, startCms, startSite } from './servers.ts';

type Servers = { cms: RunningServer; site: RunningSite };

/** Tests that share one built site on the sample content, started once for each worker. */
export const test = base.extend<object, Servers>({
  cms: [
    // Playwright reads the names of the fixtures here; this one needs none of them.
    async ({ browserName: _ }, use) => {
      const cms = await startCms();
      await use(cms);
      await cms.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ cms }, use) => {
      const site = await startSite(byContextId(cms.url));
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
