import { expect } from '@playwright/test';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { test } from '../support/playwright/site-test.ts';
import { startMetricsCollector } from '../support/servers/metrics-collector.ts';
import { byContextId, findFreePort, startSite } from '../support/servers/start-servers.ts';

test('a collector gets a trace of each request, with what the page and the proxy did', async ({ cms }) => {
  const collector = await startMetricsCollector();
  const site = await startSite({
    ...byContextId(cms.url),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
  });
  const { headers } = await getAsIs(site.url, '/about?secret=unseen', {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  });
  await site.stop();
  await collector.stop();

  const request = collector.spans.find(({ attributes }) => attributes['url.path'] === '/about');
  expect(request).toMatchObject({
    name: 'GET',
    attributes: {
      'marquee.request.id': headers['x-request-id'],
      'marquee.site': 'solvind',
      'marquee.language': 'en',
      'marquee.cache': 'MISS',
      'http.response.status_code': 200,
    },
  });
  const spans = collector.spans.filter(({ traceId }) => traceId === request?.traceId);
  const toParent = (name: string) => {
    const span = spans.find((one) => one.name === name);
    return spans.find(({ spanId }) => spanId === span?.parentSpanId)?.name;
  };
  expect(toParent('proxy resolveSite')).toBe('GET');
  expect(toParent('build page')).toBe('GET');
  expect(toParent('page load')).toBe('build page');
  expect(toParent('cms LayoutQuery')).toBe('page load');
  expect(toParent('page addHead')).toBe('build page');
  expect(toParent('page render')).toBe('build page');
  expect(spans.find(({ name }) => name === 'cms LayoutQuery')?.attributes).toEqual({
    'cms.operation': 'LayoutQuery',
    'cms.outcome': 'ok',
  });
  expect(request?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  expect(JSON.stringify(collector.spans)).not.toContain('unseen');
  expect(spans.filter(({ name }) => name === 'GET')).toHaveLength(1);
});

test('Prometheus reads the metrics on a port of its own', async ({ cms }) => {
  const port = await findFreePort();
  const site = await startSite({ ...byContextId(cms.url), PROMETHEUS_PORT: String(port) });
  for (const path of ['/about', '/about', '/missing', '/robots.txt', '/api/nothing'])
    await getAsIs(site.url, path);
  const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text();
  const outside = await getAsIs(site.url, '/metrics');
  await site.stop();

  expect(outside.body).not.toContain('marquee_');
  const find = (name: string) => metrics.split('\n').find((line) => line.startsWith(`${name} `));
  expect(find('marquee_request_duration_count{kind="page",status="2xx"}')).toMatch(/ 2$/);
  expect(find('marquee_request_duration_count{kind="page",status="4xx"}')).toMatch(/ 1$/);
  expect(find('marquee_request_duration_count{kind="file",status="2xx"}')).toMatch(/ 1$/);
  expect(find('marquee_page_cache_requests_total{state="hit"}')).toMatch(/ 1$/);
  expect(find('marquee_page_cache_requests_total{state="miss"}')).toMatch(/ 2$/);
  expect(find('marquee_page_render_duration_count{reason="visitor",outcome="page"}')).toMatch(/ 1$/);
  expect(find('marquee_page_render_duration_count{reason="visitor",outcome="not-found"}')).toMatch(/ 1$/);
  expect(find('marquee_cms_request_duration_count{operation="LayoutQuery",outcome="ok"}')).toMatch(/ 2$/);
  expect(Number(find('marquee_process_memory{kind="rss"}')?.split(' ').at(-1))).toBeGreaterThan(50_000_000);
});

test('a port for Prometheus that is taken stops the start and is named', async ({ cms }) => {
  const port = Number(new URL(cms.url).port);
  await expect(startSite({ ...byContextId(cms.url), PROMETHEUS_PORT: String(port) })).rejects.toThrow(
    `PROMETHEUS_PORT: cannot listen on port ${port}`,
  );
});
