import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Listening, listen } from './listen.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

type ComponentHost = Listening & {
  host: string;
  asked: string[];
  access: { allowedComponentHosts: string[]; signal: AbortSignal };
};

/** Starts a component host with a handler for each path; every other path returns 404. */
export async function startComponentHost(paths: Readonly<Record<string, Handle>>): Promise<ComponentHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    asked.push(request.url ?? '');
    const handle = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (handle) handle(request, response);
    else response.writeHead(404).end();
  });
  const { url, stop } = await listen(server);
  const { host } = new URL(url);
  const access = { allowedComponentHosts: [host], signal: new AbortController().signal };
  return { host, url, asked, access, stop };
}

export const sendHtml =
  (html: string, headers: Record<string, string> = {}): Handle =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);

export const sendJson =
  (data: unknown): Handle =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));
