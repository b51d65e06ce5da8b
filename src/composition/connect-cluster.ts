import { createHash } from 'node:crypto';
import { connectMessages } from '@/platform/cluster/connect-messages';
import { getMessageHub } from '@/platform/cluster/messages';
import type { Config } from '@/platform/config/config';
import { connectRedis } from '@/platform/redis/connect-redis';
import { setRedis } from '@/platform/redis/redis';
import type { Logger } from '@/platform/telemetry/logger';

/** Connects this process with Redis and with the other nodes. Rejects if Redis cannot be reached. */
export async function connectCluster(config: Config, url: string, logger: Logger): Promise<void> {
  const redis = await connectRedis(url, logger, { prefix: `marquee:${toStageId(config)}:` });
  await connectMessages({ url, redis, hub: getMessageHub(), logger });
  setRedis(redis);
}

/** Differs between stages, for example staging and production, which may run the same build with the same Redis. */
function toStageId({ cms, site, publicUrl }: Config): string {
  const text = JSON.stringify([cms.endpoint, site, publicUrl]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
