import { createServer, type IncomingMessage } from 'node:http';
import { type Listening, listen } from './listen.ts';

export type RecordingProxy = Listening & { bodies: string[] };

/** Starts a proxy between the site and its CMS that records every request body unchanged. */
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
  return { ...(await listen(server, '127.0.0.1')), bodies };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
