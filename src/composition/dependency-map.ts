import {
  createMemoryDependencyMap,
  type DependencyMap,
} from '@/features/revalidation/dependencies/dependency-map';
import { createRedisDependencyMap } from '@/features/revalidation/dependencies/redis-dependency-map';
import { createSharedDependencyMap } from '@/features/revalidation/dependencies/shared-dependency-map';
import { processWide } from '@/platform/process/process-wide';
import { getRedis } from '@/platform/redis/redis';
import { getBuildId } from './build-id';

/** Pages record what they show here, and the API route for publishes looks it up. */
export const getDependencyMap = (): DependencyMap =>
  processWide('dependency-map', () => {
    const own = createMemoryDependencyMap();
    const redis = getRedis();
    return redis ? createSharedDependencyMap(own, createRedisDependencyMap(redis, getBuildId())) : own;
  });
