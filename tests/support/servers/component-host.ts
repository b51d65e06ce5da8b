import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

type ComponentHost = {
  host: string;
  url: string;
  asked: string[];
  access: { allowedComponentHosts: string[]; signal: AbortSignal };
  stop: () => Promise<void>;
};

/** A host on loopback that answers as the test says, by path; any other path is not there. */
export async function startComponentHost(paths: Readonly<Record<string, Handle>>): Promise<ComponentHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    asked.push(request.url ?? '');
    const handle = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (handle) handle(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const host = `localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    host,
    url: `http://${host}`,
    asked,
    access: { allowedComponentHosts: [host], signal: new AbortController().signal },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export const sendHtml =
  (html: string, headers: Record<string, string> = {}): Handle =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);

export const sendJson =
  (data: unknown): Handle =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));
