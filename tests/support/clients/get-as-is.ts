import { request } from 'node:http';

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a GET request with exactly this path; `fetch` would resolve `..` and percent-encode characters. */
export function getAsIs(
  siteUrl: string,
  path: string,
  headers: Record<string, string> = {},
  encoding: 'utf8' | 'latin1' = 'utf8',
): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, timeout: 30_000 }, (response) => {
      let body = '';
      response.setEncoding(encoding);
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
