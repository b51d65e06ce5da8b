import { existsSync, readFileSync } from 'node:fs';
import {
  createMemoryDependencyMap,
  type DependencyMap,
} from '@/features/revalidation/dependencies/dependency-map';
import { createRedisDependencyMap } from '@/features/revalidation/dependencies/redis-dependency-map';
import { createSharedDependencyMap } from '@/features/revalidation/dependencies/shared-dependency-map';
import { processWide } from '@/platform/process/process-wide';
import { getRedis } from '@/platform/redis/redis';
import { lazy } from './lazy';

/** Next writes the file when it builds, and reads it from the current folder at the start. */
const BUILD_ID_FILE = '.next/BUILD_ID';

/** `next dev` has no build. */
export const getBuildId = lazy((): string =>
  existsSync(BUILD_ID_FILE) ? readFileSync(BUILD_ID_FILE, 'utf8').trim() : 'development',
);

/** Pages record what they show here, and the API route for publishes looks it up. */
export const getDependencyMap = (): DependencyMap =>
  processWide('dependency-map', () => {
    const own = createMemoryDependencyMap();
    const redis = getRedis();
    return redis ? createSharedDependencyMap(own, createRedisDependencyMap(redis, getBuildId())) : own;
  });
