import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getBuildFolder } from '@/platform/process/build-folder';
import { lazy } from './lazy';

/** Returns the id of the build that this process serves. `next dev` has none. */
export const getBuildId = lazy((): string => {
  const file = path.join(getBuildFolder(), 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development';
});
