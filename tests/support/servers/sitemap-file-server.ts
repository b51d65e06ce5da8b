import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that keeps sitemap files, as the CMS's CDN does. */
export async function startFileServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a string only for a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const urlset = (...addresses: string[]) =>
  `<?xml version="1.0"?>\n<urlset>${addresses.map((a) => `<url><loc>${a}</loc></url>`).join('')}</urlset>\n`;
