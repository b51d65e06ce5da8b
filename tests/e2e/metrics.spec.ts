import { expect } from '@playwright/test';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { test } from '../support/playwright/site-test.ts';
import { type MetricReport, startMetricsCollector } from '../support/servers/metrics-collector.ts';
import { byContextId, startSite } from '../support/servers/start-servers.ts';

/**
 * Returns how often each step passed a request on or answered it, and the duration of all steps in seconds.
 */
function toSteps(report: MetricReport | undefined) {
  const metrics = report?.resourceMetrics[0]?.scopeMetrics.flatMap(({ metrics: some }) => some) ?? [];
  const points = metrics.find(({ name, unit }) => name === 'marquee.proxy.step.duration' && unit === 's');
  const steps: Record<string, { passed: number; answered: number }> = {};
  let seconds = 0;
  for (const { attributes, count, sum } of points?.histogram?.dataPoints ?? []) {
    const values = Object.fromEntries(attributes.map(({ key, value }) => [key, value]));
    const step = values.step?.stringValue ?? '';
    steps[step] ??= { passed: 0, answered: 0 };
    steps[step][values.answered?.boolValue ? 'answered' : 'passed'] += count;
    seconds += sum;
  }
  return { steps, seconds };
}

test('a metrics collector gets the duration of every middleware step', async ({ cms }) => {
  const collector = await startMetricsCollector();
  const site = await startSite({
    ...byContextId(cms.url),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '200',
  });
  try {
    for (const path of ['/about', '/about', '/_site_havn/da', '/robots.txt']) await getAsIs(site.url, path);
    await expect
      .poll(() => toSteps(collector.reports.at(-1)).steps)
      .toEqual({
        normalizeDataRequest: { passed: 4, answered: 0 },
        crawlerFiles: { passed: 3, answered: 1 },
        resolveSite: { passed: 2, answered: 1 },
        showToEditor: { passed: 2, answered: 0 },
        redirect: { passed: 2, answered: 0 },
        negotiateLanguage: { passed: 2, answered: 0 },
        canonicalRedirect: { passed: 2, answered: 0 },
        personalize: { passed: 2, answered: 0 },
        showPage: { passed: 0, answered: 2 },
      });
    const { seconds } = toSteps(collector.reports.at(-1));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(5);
    expect(JSON.stringify(collector.reports)).toContain(
      '{"key":"service.name","value":{"stringValue":"marquee"}}',
    );
  } finally {
    await site.stop();
    await collector.stop();
  }
});

test('responses contain no durations, and a collector that is down only causes a log message', async ({
  cms,
}) => {
  const site = await startSite({
    ...byContextId(cms.url),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:9',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
  });
  try {
    const { status, headers } = await getAsIs(site.url, '/about');
    expect([status, headers['server-timing']]).toEqual([200, undefined]);
    await expect.poll(site.output).toContain('Metrics or traces cannot be sent');
    expect((await getAsIs(site.url, '/about')).status).toBe(200);
  } finally {
    await site.stop();
  }
});
