import { expect, test } from '@playwright/test';
import { createVisitor, keepVisiting } from '../../bench/keep-visiting.ts';
import { visitors } from '../support/fixtures/visitors.ts';
import { startRecordingProxy } from '../support/servers/recording-proxy.ts';
import { byContextId, startCms, startSite } from '../support/servers/start-servers.ts';

const CMS_REQUESTS_PER_SECOND = 80;
const CONNECTIONS = 100;
const KNOWN = ['/about', '/faq', '/da/about'];
const COLD = ['/contact', '/da/faq', '/news', '/projects'];

for (const { who, headers, paths } of [
  { who: 'visitors', headers: visitors.withoutConsent, paths: 2000 },
  { who: 'visitors who have consented to personalization', headers: visitors.known, paths: 500 },
]) {
  test(`${paths} invented paths at once, by ${who}, do not use up the requests to the CMS`, async () => {
    const cms = await startCms();
    const proxy = await startRecordingProxy(cms.url);
    const site = await startSite({
      ...byContextId(proxy.url),
      CMS_REQUESTS_PER_SECOND: String(CMS_REQUESTS_PER_SECOND),
      LOG_LEVEL: 'warn',
    });
    const visitor = createVisitor(site.url);
    try {
      for (const path of KNOWN) await visitor.get(path);
      const before = proxy.bodies.length;
      const startedAt = performance.now();
      const statuses = new Set<number>();
      let visits = 0;
      const visit = async () => {
        const { status } = await visitor.get(`/invented-${visits++}`, headers);
        statuses.add(status);
      };
      const visiting = keepVisiting([{ connections: CONNECTIONS, pauseMs: 0, visit }], () => visits >= paths);
      for (const path of [...KNOWN, ...COLD]) expect((await visitor.get(path)).status, path).toBe(200);
      await visiting;
      expect([...statuses].toSorted()).toEqual([404, 503]);

      const seconds = (performance.now() - startedAt) / 1000;
      const isForPage = (body: string) => /"(LayoutQuery|PersonalizeInfoQuery)"/.test(body);
      const sent = proxy.bodies.slice(before).filter(isForPage).length;
      const added = Math.ceil((seconds * CMS_REQUESTS_PER_SECOND) / 10);
      expect(sent).toBeLessThanOrEqual(CMS_REQUESTS_PER_SECOND + added + COLD.length);
    } finally {
      visitor.stop();
      await Promise.all([site.stop(), cms.stop(), proxy.stop()]);
    }
  });
}
