import { createHash } from 'node:crypto';
import type { ShareCard } from './share-card';

/**
 * Returns the public path of a page's picture. Networks keep a picture by its URL, so the URL changes with what the
 * picture shows. The server reads nothing but the path, so nobody can make it draw other texts.
 */
export function toCardPath(page: { language: string; path: readonly string[] }, card: ShareCard): string {
  const segments = [page.language, ...page.path].map(encodeURIComponent).join('/');
  const version = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 8);
  return `/share-card/${segments}.png?v=${version}`;
}
