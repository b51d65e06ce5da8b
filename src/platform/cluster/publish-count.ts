import { processWide } from '../process/process-wide';
import { onMessage } from './messages';

const getCounter = () =>
  processWide('publishes', () => {
    const counter = { count: 0 };
    onMessage(({ kind }) => {
      if (kind === 'published') counter.count += 1;
    });
    return counter;
  });

/** Returns how many publishes this process has heard of. What was loaded while it was smaller may be outdated. */
export const getPublishCount = (): number => getCounter().count;
