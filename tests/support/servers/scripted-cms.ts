import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

type Received = {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: { query: string; variables: Record<string, unknown>; operationName?: string };
  /** Whether the client closed the connection before the end of the response. */
  isCut: boolean;
};

export type Answer = (response: ServerResponse, received: Received) => void;

/** Starts an HTTP server that sends the given responses in order and repeats the last one. */
export async function startScriptedCms(...script: [Answer, ...Answer[]]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const asked: Received = { method, url, headers, body: JSON.parse(await text(request)), isCut: false };
    response.on('close', () => {
      asked.isCut = !response.writableFinished;
    });
    const answer = script[Math.min(received.push(asked), script.length) - 1];
    answer?.(response, asked);
  });
  const { url, stop } = await listen(server, '127.0.0.1');
  return { endpoint: `${url}/graph?sitecoreContextId=S3CRET`, received, close: stop };
}

const JSON_TYPE = { 'content-type': 'application/json' };

export const data = (value: unknown): Answer => json(200, { data: value });

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));

export const raw =
  (body: string, type = 'application/json', status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

/** Sends no response and keeps the connection open. */
export const hang: Answer = () => {};

/** Starts a response and never ends it. */
export const stall: Answer = (response) => void response.writeHead(200, JSON_TYPE).write('{"data":');

/** Closes the connection without a response. */
export const reset: Answer = (response) => void response.socket?.resetAndDestroy();

/** Starts a response, then closes the connection. */
export const breakOff: Answer = (response) => {
  response.writeHead(200, JSON_TYPE).write('{"data":', () => response.socket?.resetAndDestroy());
};

/** Sends an endless response. */
export const flood: Answer = (response) => {
  response.writeHead(200, JSON_TYPE);
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
};
