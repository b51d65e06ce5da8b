import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Listening, listen } from '../../tests/support/servers/listen.ts';
import { findFreePort } from '../../tests/support/servers/start-servers.ts';
import type { Certificate } from './certificates.ts';

type Query = { operationName?: string; variables: Record<string, unknown> };

/** Answers a query instead of the real CMS. */
export type Answer = (response: ServerResponse) => void;

/** Changes a response of the real CMS, which is JSON. Returns the new body. */
export type Change = (body: string, query: Query) => string;

type Fault = { answer?: Answer; change?: Change; delayMs?: number };

export type FaultyCms = {
  url: string;
  /** `{}` ends all faults. */
  setFault: (fault: Fault) => void;
  /** How often the real CMS has answered an operation since the start. */
  countAnswers: (operation: string) => number;
  useCertificate: (certificate: Certificate) => void;
  /** Closes the connections that are open, so that the site must open new ones. */
  closeConnections: () => void;
  /** Refuses connections until `open`. */
  close: () => Promise<void>;
  open: () => Promise<void>;
};

/** Starts a CMS that is reached over HTTPS, asks the real one and can fail in every way. */
export async function startFaultyCms(cmsUrl: string, certificate: Certificate): Promise<FaultyCms> {
  const answers = new Map<string, number>();
  let fault: Fault = {};
  let listening: Listening;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    const query: Query | null = request.url?.includes('/graphql/') ? JSON.parse(sent) : null;
    const { delayMs = 0, answer, change = (body: string) => body } = query ? fault : {};
    if (delayMs > 0) await sleep(delayMs);
    if (answer) return answer(response);
    const real = await fetch(cmsUrl + request.url, {
      method: request.method,
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      body: sent || undefined,
    });
    const body = await real.text();
    const operation = query?.operationName ?? '';
    answers.set(operation, (answers.get(operation) ?? 0) + 1);
    response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? '' });
    response.end(query ? change(body, query) : body);
  }

  const server = createServer({ ...certificate }, (request, response) => {
    // A client that leaves during the answer is part of the faults.
    respond(request, response).catch(() => response.destroy());
  });
  const port = await findFreePort();
  listening = await listen(server, 'localhost', port);
  return {
    url: `https://localhost:${port}`,
    setFault: (next) => {
      fault = next;
    },
    countAnswers: (operation) => answers.get(operation) ?? 0,
    useCertificate: (next) => server.setSecureContext(next),
    closeConnections: () => server.closeAllConnections(),
    close: () => listening.stop(),
    open: async () => {
      listening = await listen(server, 'localhost', port);
    },
  };
}
