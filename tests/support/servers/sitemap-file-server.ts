import { createServer, type RequestListener } from 'node:http';
import { listen } from './listen.ts';

/** Starts a server for sitemap files, in place of the CMS's CDN. */
export async function startFileServer(answer: RequestListener) {
  const { url, stop } = await listen(createServer(answer), '127.0.0.1');
  return { url, close: stop };
}

export const urlset = (...urls: string[]) =>
  `<?xml version="1.0"?>\n<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>\n`;
