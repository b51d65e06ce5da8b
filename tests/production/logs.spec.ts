import { expect } from '@playwright/test';
import { z } from 'zod';
import { setFaults } from '../support/clients/faults.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import { test } from '../support/playwright/site-test.ts';
import { byContextId, startCms, startSite } from '../support/servers/start-servers.ts';

const Line = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']),
  time: z.iso.datetime(),
  msg: z.string(),
  requestId: z.string().optional(),
  site: z.string().optional(),
  language: z.string().optional(),
  path: z.string().optional(),
  cache: z.string().optional(),
  status: z.number().optional(),
  alsoFailed: z.number().optional(),
  upstream: z.array(z.object({ operation: z.string(), ms: z.number(), outcome: z.string() })).optional(),
});

/** Throws if a line is not a JSON object with the fields of the log. */
const readLog = (output: string) =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => Line.parse(JSON.parse(line)));

const VIEWS = 500;

for (const answer of ['500', 'lost connection', 'invalid JSON', 'GraphQL error'] as const) {
  test(`500 views that fail because the CMS sends "${answer}" leave few lines, which name page and request`, async () => {
    const cms = await startCms();
    const site = await startSite({
      ...byContextId(cms.url),
      LOG_LEVEL: 'info',
      PAGE_REVALIDATE_SECONDS: '1',
    });
    try {
      expect((await getAsIs(site.url, '/about')).status).toBe(200);
      await setFaults(cms.url, [{ match: '', answer }]);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const visits = Array.from({ length: VIEWS }, (_, view) =>
        getAsIs(site.url, view % 10 === 0 ? '/about' : `/da/page-${view}`),
      );
      const statuses = new Set((await Promise.all(visits)).map(({ status }) => status));
      expect(statuses).toEqual(new Set([200, 503]));
    } finally {
      await site.stop();
      await cms.stop();
    }
    const lines = readLog(site.output());
    const views = lines.filter(({ msg, status }) => msg === 'Request' && status !== undefined);
    expect(views).toHaveLength(VIEWS + 1);
    for (const view of views) expect(view).toMatchObject({ requestId: expect.any(String), site: 'solvind' });

    const failures = lines.filter(({ level }) => level === 'error');
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.length).toBeLessThan(8);
    for (const failure of failures) {
      expect(failure).toMatchObject({
        requestId: expect.any(String),
        site: 'solvind',
        language: expect.stringMatching(/^(en|da)$/),
        path: expect.stringMatching(/^\//),
      });
    }
    const pageFailures = failures.filter(({ msg }) => msg === 'A page could not be built');
    expect(pageFailures[0]?.upstream?.at(-1)).toMatchObject({ operation: 'LayoutQuery' });
    expect(lines.length - views.length).toBeLessThan(20);
  });
}

test('what fails in a component, a route or the proxy is one line each', async () => {
  const cms = await startCms({ args: ['--overlay', 'tests/content'] });
  const site = await startSite({ ...byContextId(cms.url), LOG_LEVEL: 'info' });
  for (const path of [
    '/what-can-go-wrong',
    '/what-can-go-wrong',
    '/%E0%A4%A',
    '/api/nothing',
    '/_next/nothing',
  ])
    await getAsIs(site.url, path);
  await site.stop();
  await cms.stop();
  const errors = readLog(site.output()).filter(({ level }) => level === 'error');
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error).toMatchObject({ requestId: expect.any(String), site: 'solvind' });
});
