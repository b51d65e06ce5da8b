import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the CMS was asked. */
type Received = {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: { query: string; variables: Record<string, unknown>; operationName?: string };
  /** Whether the client hung up before it had the whole answer. */
  isCut: boolean;
};

export type Answer = (response: ServerResponse, received: Received) => void;

/** A CMS over real HTTP that answers by a script; the last answer repeats. */
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a string only for a pipe
  return {
    endpoint: `http://127.0.0.1:${port}/graph?sitecoreContextId=S3CRET`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
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

/** Takes the question and says nothing. */
export const hang: Answer = () => {};

/** Begins an answer and never ends it. */
export const stall: Answer = (response) => void response.writeHead(200, JSON_TYPE).write('{"data":');

/** Drops the connection without a word. */
export const reset: Answer = (response) => void response.socket?.resetAndDestroy();

/** Begins an answer and drops the connection. */
export const breakOff: Answer = (response) => {
  response.writeHead(200, JSON_TYPE).write('{"data":', () => response.socket?.resetAndDestroy());
};

/** Sends more than anyone would keep. */
export const flood: Answer = (response) => {
  response.writeHead(200, JSON_TYPE);
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
};
