import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Certificate } from './certificates.ts';
import type { Answer, Change, FaultyCms } from './faulty-cms.ts';
import type { FaultyRedis } from './faulty-redis.ts';

export type World = {
  cms: FaultyCms;
  certificates: Record<'right' | 'wrong', Certificate>;
  redis: FaultyRedis;
  snapshotFolder: string;
  /** What preload.mjs does in the site. */
  setControl: (control: { shiftMs?: number; hasNoDns?: boolean; isDiskFull?: boolean }) => void;
};

export type Fault = {
  name: string;
  start: (world: World) => Promise<void> | void;
  stop: (world: World) => Promise<void> | void;
  /** How long the CMS has asked to wait when the fault ends, in milliseconds. */
  askedWaitMs?: number;
  /** Whether the CMS itself says that pages are different during the fault. */
  changesPages?: boolean;
  /** Whether the CMS answers during the fault, so that every page that exists is shown. */
  leavesCms?: boolean;
  /** Whether the site shares its pages through Redis. Without it, the site is one node alone. */
  hasRedis?: boolean;
};

const RETRY_AFTER_SECONDS = 2;
const HOUR_MS = 3_600_000;
const SLOW_MS = 3_000;
/** Shorter and longer than the site's limit for a command, 500 ms. */
const REDIS_DELAYS_MS = { slow: 300, tooSlow: 1_000 };

const send =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

const answering = (name: string, answer: Answer, askedWaitMs?: number): Fault => ({
  name,
  start: ({ cms }) => cms.setFault({ answer }),
  stop: ({ cms }) => cms.setFault({}),
  askedWaitMs,
});

const changing = (name: string, change: Change): Fault => ({
  name,
  start: ({ cms }) => cms.setFault({ change }),
  stop: ({ cms }) => cms.setFault({}),
});

const withControl = (name: string, control: Parameters<World['setControl']>[0]): Fault => ({
  name,
  start: ({ cms, setControl }) => {
    setControl(control);
    cms.closeConnections();
  },
  stop: ({ setControl }) => setControl({}),
});

const ofRedis = (
  name: string,
  start: (redis: FaultyRedis) => Promise<void> | void,
  stop: (redis: FaultyRedis) => Promise<void> | void,
): Fault => ({
  name,
  hasRedis: true,
  leavesCms: true,
  start: ({ redis }) => start(redis),
  stop: ({ redis }) => stop(redis),
});

const delayingRedis = (name: string, delayMs: number): Fault =>
  ofRedis(
    name,
    (redis) => redis.setDelay(delayMs),
    (redis) => redis.setDelay(0),
  );

/** Changes the data of one operation. */
const inOperation =
  (operation: string, change: (data: Record<string, unknown>) => unknown): Change =>
  (body, { operationName }) => {
    if (operationName !== operation) return body;
    const { data } = JSON.parse(body);
    return JSON.stringify({ data: change(data) });
  };

function sendHalf(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
  response.write('{"data":{"layout":{"item":', () => response.destroy());
}

const addRule = (pattern: string): Change =>
  inOperation('RedirectsQuery', (data) =>
    JSON.parse(
      JSON.stringify(data).replace(
        '"redirects":[',
        `"redirects":[{"pattern":"${pattern}","target":"/x","redirectType":"REDIRECT_301","isQueryStringPreserved":false,"locale":""},`,
      ),
    ),
  );

/** The rules change too, because the site writes only what has changed. */
const ofDisk = (name: string, start: (world: World) => void, stop: (world: World) => void): Fault => ({
  name,
  leavesCms: true,
  start: (world) => {
    start(world);
    world.cms.setFault({ change: addRule('/new-rule') });
  },
  stop: (world) => {
    stop(world);
    world.cms.setFault({});
  },
});

const PADDING = 'x'.repeat(10 * 1024 * 1024);

let otherPage: string | null = null;

/** The page of another site, as a proxy that mixes up responses would send it. */
const mixUpSites: Change = (body, { operationName, variables }) => {
  if (operationName !== 'LayoutQuery') return body;
  if (variables.siteName !== 'solvind') otherPage = body;
  return otherPage ?? body.replace('"site":{"name":"solvind"}', '"site":{"name":"havn"}');
};

/** Every fault that visitors must not notice. */
export const FAULTS: readonly Fault[] = [
  { name: 'down', start: ({ cms }) => cms.close(), stop: ({ cms }) => cms.open() },
  answering('500', send(500, '<p>stack</p>', { 'content-type': 'text/html' })),
  answering('503', send(503, '')),
  answering('invalid JSON', send(200, '{"data":')),
  answering('GraphQL error', send(200, '{"data":null,"errors":[{"message":"Boom"}]}')),
  changing('GraphQL error beside data', (body) => body.replace(/\}$/, ',"errors":[{"message":"Boom"}]}')),
  answering('429', send(429, '')),
  answering(
    '429 with Retry-After',
    send(429, '', { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    RETRY_AFTER_SECONDS * 1000,
  ),
  changing(
    'layout: null',
    inOperation('LayoutQuery', () => ({ layout: null })),
  ),
  answering('site and layout: null', send(200, '{"data":{"layout":null,"site":{"siteInfo":null}}}')),
  answering('hang', () => {}),
  {
    name: 'slow',
    start: ({ cms }) => cms.setFault({ delayMs: SLOW_MS }),
    stop: ({ cms }) => cms.setFault({}),
  },
  changing('malformed redirect rule', addRule('/(a[')),
  {
    ...changing('unknown component', (body) =>
      body.replace(/"componentName":"[^"]+"/, '"componentName":"Nonsense"'),
    ),
    changesPages: true,
  },
  {
    name: 'TLS failure',
    start: ({ cms, certificates }) => {
      cms.useCertificate(certificates.wrong);
      cms.closeConnections();
    },
    stop: ({ cms, certificates }) => {
      cms.useCertificate(certificates.right);
      cms.closeConnections();
    },
  },
  withControl('DNS failure', { hasNoDns: true }),
  answering('half-sent body', sendHalf),
  changing('10 MB answer', (body) => body.replace(/\}$/, `,"extensions":{"x":"${PADDING}"}}`)),
  changing("another site's page", mixUpSites),
  answering('wrong content type', send(200, '<h1>Log in</h1>', { 'content-type': 'text/html' })),
  withControl('clock an hour ahead', { shiftMs: HOUR_MS }),
  withControl('clock an hour behind', { shiftMs: -HOUR_MS }),
  ofDisk(
    'disk full',
    ({ setControl }) => setControl({ isDiskFull: true }),
    ({ setControl }) => setControl({}),
  ),
  ofDisk(
    'no snapshot folder',
    ({ snapshotFolder }) => {
      renameSync(snapshotFolder, `${snapshotFolder}-away`);
      writeFileSync(snapshotFolder, ''); // a read-only disk and a wrong path are the same to the site
    },
    ({ snapshotFolder }) => {
      rmSync(snapshotFolder);
      renameSync(`${snapshotFolder}-away`, snapshotFolder);
    },
  ),
  delayingRedis('Redis slow', REDIS_DELAYS_MS.slow),
  delayingRedis('Redis too slow', REDIS_DELAYS_MS.tooSlow),
  ofRedis(
    'Redis hangs',
    (redis) => redis.pause(),
    (redis) => redis.resume(),
  ),
  ofRedis(
    'Redis down',
    (redis) => redis.kill(),
    (redis) => redis.restart(),
  ),
];
