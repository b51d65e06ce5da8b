import { test as base } from '@playwright/test';
import {
  byContextId,
  PATIENT,
  type RunningServer,
  type RunningSite,
  type SiteWithCms,
  startBoth,
  startCms,
  startSite,
} from '../servers/start-servers.ts';

type SharedServers = {
  both: SiteWithCms;
  cms: RunningServer;
  /** The built site with the sample content. */
  site: RunningSite;
  /** The built site with the sample content and the page `/what-can-go-wrong`. */
  failingSite: RunningSite;
};

/** Lets tests share servers. Each worker starts its own servers when a test first needs them. */
export const test = base.extend<object, SharedServers>({
  both: [
    // Playwright reads the names of the needed fixtures from the first parameter, which must not be empty.
    async ({ browserName: _ }, use) => {
      const both = await startBoth([], PATIENT);
      await use(both);
      await Promise.all([both.site.stop(), both.cms.stop()]);
    },
    { scope: 'worker' },
  ],
  cms: [({ both }, use) => use(both.cms), { scope: 'worker' }],
  site: [({ both }, use) => use(both.site), { scope: 'worker' }],
  failingSite: [
    async ({ browserName: _ }, use) => {
      const cms = await startCms({ args: ['--overlay', 'tests/content'] });
      const site = await startSite(byContextId(cms.url));
      await use(site);
      await Promise.all([site.stop(), cms.stop()]);
    },
    { scope: 'worker' },
  ],
});
