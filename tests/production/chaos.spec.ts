import { expect, test } from '@playwright/test';
import { FAULTS } from '../../bench/chaos/faults.ts';
import { PAGES } from '../../bench/chaos/observed-visits.ts';
import { playFault } from '../../bench/chaos/play-fault.ts';
import { startCms } from '../support/servers/start-servers.ts';

// `npm run bench:chaos` plays each fault for 30 s and expects a recovery within 5 s. Here several faults share the machine.
const SHORT = { pages: PAGES, lastsMs: 2500, maxRecoveryMs: 30_000 };

for (const fault of FAULTS) {
  test(`visitors of cached pages do not notice the fault: ${fault.name}`, async () => {
    const cms = await startCms();
    try {
      const { problems, visits } = await playFault(fault, cms.url, SHORT);
      expect(problems).toEqual([]);
      expect(visits).toBeGreaterThan(20);
    } finally {
      await cms.stop();
    }
  });
}
