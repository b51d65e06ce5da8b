import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from '../http/answer.ts';

/** The script that the layout of a page in edit names in `clientScripts`. */
export function serveCanvas(): Answer {
  const body = readFileSync(path.join(import.meta.dirname, 'browser/canvas.js'), 'utf8');
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers, body };
}
