import { isMainThread } from 'node:worker_threads';
import { stopWithParent } from './stop-with-parent.ts';

// Node runs this file first in every process that supervise.ts starts, and in the child processes of that process.
if (isMainThread) stopWithParent();
