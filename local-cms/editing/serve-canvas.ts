import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from '../http/answer.ts';

const toScript = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  body,
});

/** Pages of the design library load it; XM Cloud's does what only XM Cloud's library asks for. */
export const serveLibraryScript = (): Answer => toScript('// The local design library needs no script.\n');

/** The script that the layout of a page in edit names in `clientScripts`. */
export function serveCanvas(): Answer {
  return toScript(readFileSync(path.join(import.meta.dirname, 'browser/canvas.js'), 'utf8'));
}
