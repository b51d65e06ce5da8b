import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../platform/bundle-script.ts';

const FOLDER = path.join(import.meta.dirname, 'browser');

type EditorFile = { type: string; read: () => string };

const getShell = () => bundle(path.join(FOLDER, 'main.tsx'));

const files: ReadonlyMap<string, EditorFile> = new Map([
  ['/', { type: 'text/html', read: () => readFileSync(path.join(FOLDER, 'index.html'), 'utf8') }],
  ['/editor/editor.css', { type: 'text/css', read: () => getShell().styles }],
  ['/editor/main.js', { type: 'text/javascript', read: () => getShell().script }],
]);

export function serveEditorFile(pathname: string, siteUrl: string): Response | null {
  const file = files.get(pathname);
  if (!file) return null;
  return new Response(file.read(), {
    headers: {
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'self'; img-src 'self' data: blob: ${siteUrl}; frame-src ${siteUrl}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'x-content-type-options': 'nosniff',
    },
  });
}
