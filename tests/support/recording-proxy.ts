import { createServer, type IncomingMessage, type Server } from 'node:http';

export type RecordingProxy = { url: string; bodies: string[]; close: () => Promise<void> };

/** Stands between the site and its CMS and keeps every request body, to the byte. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    bodies.push(body);
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      body: request.method === 'GET' ? undefined : body,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${toPort(server)}`, bodies, close: () => close(server) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

function toPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
