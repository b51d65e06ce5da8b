import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { byContextId, startCms, startSite } from '../support/servers/start-servers.ts';

test('one build works with a context id, and with an endpoint and an API key', async () => {
  const build = readFileSync('.next/BUILD_ID', 'utf8');
  const cms = await startCms({ args: ['--context-id', 'one-context', '--api-key', 'one-key'] });
  const environments: Record<string, string>[] = [
    { ...byContextId(cms.url), SITECORE_EDGE_CONTEXT_ID: 'one-context' },
    {
      GRAPH_QL_ENDPOINT: `${cms.url}/sitecore/api/graph/edge`,
      SITECORE_API_KEY: 'one-key',
      SITECORE_SITE_NAME: 'solvind',
    },
  ];
  try {
    for (const environment of environments) {
      const site = await startSite(environment);
      const { status, body } = await getAsIs(site.url, '/da/about');
      expect(status).toBe(200);
      expect(body).toContain('<h1');
      expect(body).not.toContain('one-key');
      await site.stop();
    }
    expect(readFileSync('.next/BUILD_ID', 'utf8')).toBe(build);
  } finally {
    await cms.stop();
  }
});

test('a wrong environment prevents the start, and the error names each wrong variable without its value', () => {
  const started = spawnSync(process.execPath, ['scripts/serve.ts', '--dir', '.'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      GRAPH_QL_ENDPOINT: 'not a url',
      CACHE_TIMEOUT_SECONDS: '-1',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'redis://secret-host',
    },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(started.status).toBe(1);
  for (const name of [
    'GRAPH_QL_ENDPOINT',
    'SITECORE_API_KEY',
    'CACHE_TIMEOUT_SECONDS',
    'SITECORE_SITE_NAME',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ]) {
    expect(started.stderr).toContain(name);
  }
  expect(started.stderr).toContain('A cache timeout must be a positive number');
  expect(started.stderr).not.toContain('secret-host');
});
