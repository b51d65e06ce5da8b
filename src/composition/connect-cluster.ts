import { connectMessages } from '@/platform/cluster/connect-messages';
import { getMessageHub } from '@/platform/cluster/messages';
import { connectRedis } from '@/platform/redis/connect-redis';
import { setRedis } from '@/platform/redis/redis';
import type { Logger } from '@/platform/telemetry/logger';

/** Connects this process with Redis and with the other nodes. Rejects if Redis cannot be reached. */
export async function connectCluster(url: string, logger: Logger): Promise<void> {
  const redis = await connectRedis(url, logger);
  await connectMessages({ url, redis, hub: getMessageHub(), logger });
  setRedis(redis);
}
