import { isMainThread } from 'node:worker_threads';
import { stopWithParent } from './stop-with-parent.ts';

// Node loads this file first in every process that supervise.ts starts, and in the processes that those start.
if (isMainThread) stopWithParent();
