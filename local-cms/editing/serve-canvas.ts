import path from 'node:path';
import type { Answer } from '../http/answer.ts';
import { readPlainScript } from '../http/plain-script.ts';

/** The files of browser/ in an order in which each finds what it needs. */
const FILES = ['read-chromes.js', 'boxes.js', 'channel.js', 'refresh.js', 'main.js'];

const toScript = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  body,
});

/** Pages of the design library load it; XM Cloud's does what only XM Cloud's library asks for. */
export const serveLibraryScript = (): Answer => toScript('// The local design library needs no script.\n');

/**
 * The script that the layout of a page in edit names in `clientScripts`: a classic one, for which it is written into
 * the page as XM Cloud's is.
 */
export const serveCanvas = (): Answer =>
  toScript(readPlainScript(path.join(import.meta.dirname, 'browser'), FILES));
