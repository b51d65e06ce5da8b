import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from '../http/answer.ts';

const FOLDER = path.join(import.meta.dirname, 'browser');

const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** A file of the editor's page. Nothing may frame it, and it frames nothing but the site. */
export function serveEditorFile(name: string, siteUrl: string): Answer {
  const ending = path.extname(name).slice(1);
  return {
    status: 200,
    headers: {
      'content-type': `${TYPES[ending]}; charset=utf-8`,
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'self'; img-src data:; frame-src ${siteUrl}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'x-content-type-options': 'nosniff',
    },
    body: readFileSync(path.join(FOLDER, name), 'utf8'),
  };
}
