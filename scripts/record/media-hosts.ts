import { MAX_IN_A_ROW } from './recorder.ts';

export type MediaHosts = ReturnType<typeof createMediaHosts>;

/** Finds hosts that are down. Without this, each of their files could take a minute. */
export function createMediaHosts() {
  const failuresInARow = new Map<string, number>();
  const skipped = new Map<string, number>();
  const addFailure = (url: string): void => increase(failuresInARow, new URL(url).host);
  return {
    /** The number of files by host that were not requested, because their host is down. */
    skipped: skipped as ReadonlyMap<string, number>,
    /** Returns whether the host of the file is down, and counts the file as skipped if so. */
    skip: (url: string): boolean => {
      const { host } = new URL(url);
      const isDown = (failuresInARow.get(host) ?? 0) >= MAX_IN_A_ROW;
      if (isDown) increase(skipped, host);
      return isDown;
    },
    addFailure,
    addAnswer: (url: string, status: number): void => {
      // Other statuses, such as 403, are about the file and not about its host.
      if (status >= 500 || status === 429) addFailure(url);
      else failuresInARow.delete(new URL(url).host);
    },
  };
}

const increase = (counts: Map<string, number>, host: string): void =>
  void counts.set(host, (counts.get(host) ?? 0) + 1);
