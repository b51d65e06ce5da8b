import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../platform/bundle-script.ts';

const FOLDER = path.join(import.meta.dirname, 'browser');

type EditorFile = { type: string; read: () => string };

const toText = (name: string) => () => readFileSync(path.join(FOLDER, name), 'utf8');

const files: ReadonlyMap<string, EditorFile> = new Map([
  ['/', { type: 'text/html', read: toText('index.html') }],
  ['/editor/editor.css', { type: 'text/css', read: toText('editor.css') }],
  ['/editor/main.js', { type: 'text/javascript', read: () => bundleScript(path.join(FOLDER, 'main.ts')) }],
]);

export function serveEditorFile(pathname: string, siteUrl: string): Response | null {
  const file = files.get(pathname);
  if (!file) return null;
  return new Response(file.read(), {
    headers: {
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'self'; img-src data:; frame-src ${siteUrl}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'x-content-type-options': 'nosniff',
    },
  });
}
