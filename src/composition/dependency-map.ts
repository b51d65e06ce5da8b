import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createMemoryDependencyMap,
  type DependencyMap,
} from '@/features/revalidation/dependencies/dependency-map';
import { createRedisDependencyMap } from '@/features/revalidation/dependencies/redis-dependency-map';
import { createSharedDependencyMap } from '@/features/revalidation/dependencies/shared-dependency-map';
import { getBuildFolder } from '@/platform/process/build-folder';
import { processWide } from '@/platform/process/process-wide';
import { getRedis } from '@/platform/redis/redis';
import { lazy } from './lazy';

/** Returns the id of the build that this process serves. `next dev` has none. */
export const getBuildId = lazy((): string => {
  const file = path.join(getBuildFolder(), 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
});

/** Pages record what they show here, and the API route for publishes looks it up. */
export const getDependencyMap = (): DependencyMap =>
  processWide('dependency-map', () => {
    const own = createMemoryDependencyMap();
    const redis = getRedis();
    return redis ? createSharedDependencyMap(own, createRedisDependencyMap(redis, getBuildId())) : own;
  });
