import { processWide } from './process-wide';

const getSlot = () => processWide('build-folder', () => ({ folder: '.next' }));

/** Tells which build this process serves. Releases are not in the current folder. */
export function setBuildFolder(folder: string): void {
  getSlot().folder = folder;
}

/** Returns the folder with the build. `next dev` and `next start` use `.next` in the current folder. */
export const getBuildFolder = (): string => getSlot().folder;
