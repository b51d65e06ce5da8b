import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestCms } from '@tests/local-cms/start-test-cms.ts';
import { listen } from '@tests/servers/listen.ts';
import { createAnnouncer } from './announce-changes.ts';
import type { ContentDescription } from './describe-content.ts';

type Body = { invocation_id: string; updates: object[]; continues: boolean };

/** Starts a site that answers with the statuses in turn. */
async function startSite(...statuses: number[]) {
  const bodies: Body[] = [];
  const secrets: unknown[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(JSON.parse(await text(request)));
    secrets.push(request.headers['x-revalidate-secret']);
    response.writeHead(statuses[Math.min(bodies.length, statuses.length) - 1] ?? 202).end();
  });
  return { ...(await listen(server)), bodies, secrets };
}

const createLog = () => {
  const errors: string[] = [];
  return { errors, error: (message: string) => void errors.push(message) };
};

const toDescription = (count: number, hash: string): ContentDescription =>
  new Map(
    Array.from({ length: count }, (_, index) => {
      const id = `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`;
      return [id, { entity: { kind: 'LayoutData', id, language: 'en' }, hash }];
    }),
  );

async function waitUntil(isTrue: () => boolean) {
  for (let turn = 0; turn < 200 && !isTrue(); turn++) await sleep(20);
  expect(isTrue()).toBe(true);
}

test('an edited file is announced to the site, which then gets the new content', async () => {
  const site = await startSite();
  const cms = await startTestCms(undefined, { siteUrl: site.url, revalidateSecret: 'secret' });
  await cms.write('acme/dictionary/en.yml', 'hello: Good day\nbye: Goodbye\n');
  await cms.reload();
  await waitUntil(() => site.bodies.length > 0);
  expect(site.bodies).toEqual([
    {
      invocation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      updates: [
        {
          identifier: expect.stringMatching(/^[0-9A-F]{32}$/),
          entity_definition: 'Item',
          operation: 'Update',
          entity_culture: 'en',
        },
      ],
      continues: false,
    },
  ]);
  expect(site.secrets).toEqual(['secret']);
  await Promise.all([cms.close(), site.stop()]);
});

test('many changes come in several requests of one publish', async () => {
  const site = await startSite();
  const announce = createAnnouncer({ siteUrl: site.url, secret: 'secret', log: createLog() });
  announce(toDescription(250, 'a'));
  announce(toDescription(250, 'b'));
  await waitUntil(() => site.bodies.length === 3);
  expect(site.bodies.map(({ updates, continues }) => [updates.length, continues])).toEqual([
    [100, true],
    [100, true],
    [50, false],
  ]);
  expect(new Set(site.bodies.map((body) => body.invocation_id)).size).toBe(1);
  expect(site.bodies[0]?.updates[0]).toMatchObject({ identifier: `${'0'.repeat(32)}-layout` });
  await site.stop();
});

test('without a secret or a change the site is not told', async () => {
  const site = await startSite();
  const silent = createAnnouncer({ siteUrl: site.url, secret: null, log: createLog() });
  silent(toDescription(1, 'a'));
  silent(toDescription(1, 'b'));
  const announce = createAnnouncer({ siteUrl: site.url, secret: 'secret', log: createLog() });
  announce(toDescription(1, 'a'));
  announce(toDescription(1, 'a'));
  await sleep(100);
  expect(site.bodies).toEqual([]);
  await site.stop();
});

test('a site that refuses it is reported, and one that is not up is not', async () => {
  const site = await startSite(401, 202);
  const log = createLog();
  const announce = createAnnouncer({ siteUrl: site.url, secret: 'secret', log });
  announce(toDescription(1, 'a'));
  announce(toDescription(1, 'b'));
  await waitUntil(() => log.errors.length > 0);
  expect(log.errors).toEqual([`publish  ${site.url} does not accept it: status 401`]);
  announce(toDescription(1, 'c'));
  await waitUntil(() => site.bodies.length === 2);
  await site.stop();
  announce(toDescription(1, 'd'));
  await sleep(500);
  expect(log.errors).toHaveLength(1);
});
