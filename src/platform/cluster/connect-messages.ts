import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '../json/parse-json';
import { createConnection } from '../redis/create-connection';
import { orElse } from '../redis/or-else';
import type { RedisClient } from '../redis/redis';
import type { Logger } from '../telemetry/logger';
import { createOutageLog } from '../telemetry/outage-log';
import { createThrottledLog } from '../telemetry/throttled-log';
import type { Message, MessageHub } from './messages';

const HEARTBEAT_MS = 2_000;
/** Each node hears its own heartbeats, so a connection that is silent for longer is dead. */
const SILENCE_MS = 6_000;
const MAX_NODES = 1_000;

const EnvelopeSchema = z.object({
  node: z.string(),
  /** Counts the envelopes of a node, so that the others notice when one is missing. */
  number: z.number().int(),
  /** None: a heartbeat. */
  message: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('published') }),
      z.object({ kind: z.literal('renewed'), pages: z.array(z.string()) }),
    ])
    .optional(),
});

type Settings = { url: string; redis: RedisClient; hub: MessageHub; logger: Logger; silenceMs?: number };

/** Connects this process with the other nodes. Returns how to disconnect it. Rejects if Redis cannot be reached. */
export async function connectMessages(settings: Settings): Promise<() => void> {
  const { url, redis, hub, logger, silenceMs = SILENCE_MS } = settings;
  const channel = `${redis.prefix}messages`;
  const node = randomUUID();
  const lastNumbers = new LRUCache<string, number>({ max: MAX_NODES });
  const outage = createOutageLog(logger, {
    failed: 'Messages of other nodes do not arrive',
    succeeded: 'Messages of other nodes arrive again',
  });
  const logBad = createThrottledLog(logger, 'A message of another node is not valid');
  let number = 0;
  let isSubscribed = false;
  let isLive = false;

  function receive(text: string) {
    const envelope = EnvelopeSchema.safeParse(parseJson(text));
    if (!envelope.success) return logBad(envelope.error);
    const { node: sender, number: current, message } = envelope.data;
    if (sender === node) return;
    const last = lastNumbers.get(sender);
    lastNumbers.set(sender, Math.max(current, last ?? 0));
    if (last !== undefined && current > last + 1) hub.deliverMissed();
    if (message) hub.deliver(message);
  }

  async function publish(message?: Message) {
    number += 1;
    const envelope = JSON.stringify({ node, number, message });
    const sending = redis.run((commands) => commands.publish(channel, envelope));
    // The others notice the missing number.
    await orElse(sending, 0);
  }

  const subscriber = await createConnection({
    url,
    silenceMs,
    onFailure: (error) => {
      if (!isSubscribed) return;
      isLive = false;
      outage.failed(error);
    },
    // The library has subscribed again by then.
    onReady: () => {
      if (isLive || !isSubscribed) return;
      isLive = true;
      outage.succeeded();
      hub.deliverMissed();
    },
  });
  await subscriber.subscribe(channel, receive);
  isSubscribed = true;
  isLive = true;
  const timer = setInterval(() => void publish(), HEARTBEAT_MS).unref();
  hub.connect({ publish, isLive: () => isLive });

  return () => {
    isSubscribed = false;
    isLive = false;
    clearInterval(timer);
    subscriber.destroy();
  };
}
