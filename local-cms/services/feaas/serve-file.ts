import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { ServedFiles } from '../../content/served-files.ts';

const TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.css': 'text/css' };

/** Accepts FEaaS template URLs with and without `.html`, because the SDK and the specification differ. */
export async function serveFile(files: ServedFiles, path: string): Promise<Response> {
  const file = files.get(path) ?? files.get(path.replace(/\.html$/, ''));
  if (!file) return new Response('There is no such file.\n', { status: 404 });
  // Opening fails if a symbolic link has replaced the file since the folder was listed.
  const handle = await open(file.absolute, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { mtime } = await handle.stat();
    return new Response(new Uint8Array(await handle.readFile()), { headers: toHeaders(file.path, mtime) });
  } finally {
    await handle.close();
  }
}

function toHeaders(path: string, modified: Date): Record<string, string> {
  const type = TYPES[extname(path)] ?? 'text/html';
  return {
    'content-type': `${type}; charset=utf-8`,
    'last-modified': modified.toUTCString(),
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    // Keeps the scripts of a template from running on this origin when a browser opens the template directly.
    'content-security-policy': "default-src 'none'; sandbox",
  };
}
