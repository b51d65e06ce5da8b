import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

import type { ServedFiles } from '../store/served-files.ts';
import { type Answer, toTextAnswer } from './answer.ts';

/** A listed file; a FEaaS template with `.html` at its end or without, as specification and SDK ask for it. */
export async function serveFile(files: ServedFiles, path: string): Promise<Answer> {
  const file = files.get(path) ?? files.get(path.replace(/\.html$/, ''));
  if (!file) return toTextAnswer(404, 'There is no such file.');
  // A link that took the file's place since it was listed is refused.
  const handle = await open(file.absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { mtime } = await handle.stat();
    const body = await handle.readFile();
    return { status: 200, headers: toHeaders(file.path, mtime), body };
  } finally {
    await handle.close();
  }
}

function toHeaders(path: string, modified: Date): Record<string, string> {
  const type = path.endsWith('.json') ? 'application/json' : 'text/html';
  return {
    'content-type': `${type}; charset=utf-8`,
    'last-modified': modified.toUTCString(),
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // Opened by itself a template is a document: nothing in it may run as the CMS's own.
    'content-security-policy': "default-src 'none'; sandbox",
  };
}
