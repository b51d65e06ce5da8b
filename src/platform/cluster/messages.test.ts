import { startRedis, type TestRedis } from '@tests/servers/redis';
import { connectRedis } from '../redis/connect-redis';
import type { RedisClient } from '../redis/redis';
import { connectMessages } from './connect-messages';
import { createMessageHub, type Message, type MessageHub, onMessage, sendMessage } from './messages';

type Node = { hub: MessageHub; redis: RedisClient; got: Message[]; missed: number; close: () => void };

let redis: TestRedis;
let nodes: Node[] = [];
let logged: string[] = [];

const log = (_fields: object, message: string) => void logged.push(message);
const logger = { debug: log, info: log, warn: log, error: log };

beforeEach(async () => {
  logged = [];
  redis = await startRedis();
});

afterEach(async () => {
  for (const node of nodes) node.close();
  nodes = [];
  redis.resume();
  await redis.stop();
});

async function startNode(): Promise<Node> {
  const hub = createMessageHub();
  const client = await connectRedis(redis.url, logger);
  const disconnect = await connectMessages({ url: redis.url, redis: client, hub, logger, silenceMs: 2_500 });
  const node: Node = {
    hub,
    redis: client,
    got: [],
    missed: 0,
    close: () => {
      disconnect();
      client.close();
    },
  };
  hub.onMessage((message) => node.got.push(message));
  hub.onMissed(() => {
    node.missed += 1;
  });
  nodes.push(node);
  return node;
}

async function waitUntil(isTrue: () => boolean) {
  const deadline = performance.now() + 20_000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`Still not true. Logged: ${logged}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const renewed: Message = { kind: 'renewed', pages: ['/_site_a/en/æ "page"'] };

test('without Redis, messages reach the listeners of this process at once until they stop', () => {
  const got: Message[] = [];
  const stop = onMessage((message) => got.push(message));
  void sendMessage(renewed);
  expect(got).toEqual([renewed]);
  stop();
  void sendMessage(renewed);
  expect(got).toHaveLength(1);
});

test('a message reaches every node once, the sender at once', async () => {
  const [a, b] = [await startNode(), await startNode()];
  const sending = a.hub.send(renewed);
  expect(a.got).toEqual([renewed]);
  await sending;
  await b.hub.send({ kind: 'published' });
  await waitUntil(() => a.got.length === 2 && b.got.length === 2);
  expect(b.got).toEqual(expect.arrayContaining([renewed, { kind: 'published' }]));
  expect([a.missed, b.missed]).toEqual([0, 0]);
});

test('messages that are not valid are skipped and logged once', async () => {
  const node = await startNode();
  for (const bad of ['x', '{}', '[]', '{"node":"a","number":1,"message":{"kind":"renewed","pages":"all"}}']) {
    await node.redis.run((commands) => commands.publish('marquee:messages', bad));
  }
  const good = JSON.stringify({ node: 'a', number: 1, message: { kind: 'published' } });
  await node.redis.run((commands) => commands.publish('marquee:messages', good));
  await waitUntil(() => node.got.length > 0);
  expect(node.got).toEqual([{ kind: 'published' }]);
  expect(logged).toEqual(['A message of another node is not valid']);
});

test('a node that has lost a message is told so', async () => {
  const node = await startNode();
  for (const number of [1, 2, 4]) {
    const envelope = JSON.stringify({ node: 'other', number });
    await node.redis.run((commands) => commands.publish('marquee:messages', envelope));
  }
  await waitUntil(() => node.missed > 0);
  expect([node.missed, node.got]).toEqual([1, [{ kind: 'published' }]]);
});

test('sending never rejects, and a node that was cut off is told that it may have missed messages', async () => {
  const [a, b] = [await startNode(), await startNode()];
  await redis.kill();
  await a.hub.send(renewed);
  await waitUntil(() => !b.hub.isLive());
  expect(b.got).toEqual([]);
  await redis.restart();
  await waitUntil(() => a.hub.isLive() && b.hub.isLive() && a.redis.isAnswering());
  expect([a.missed > 0, b.missed > 0]).toEqual([true, true]);
  await a.hub.send(renewed);
  await waitUntil(() => b.got.includes(renewed) || b.got.some(({ kind }) => kind === 'renewed'));
});

test('a subscription that is dead without a sign is replaced', async () => {
  const node = await startNode();
  redis.pause();
  await waitUntil(() => !node.hub.isLive());
  redis.resume();
  await waitUntil(() => node.hub.isLive());
  expect(node.missed).toBeGreaterThan(0);
});
