import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Listening, listen } from './listen.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

type FakeSite = Listening & {
  /** The requests so far. */
  asked: IncomingMessage[];
  answer: Answer;
};

/** Starts a server that answers as the site does, and keeps the requests of the local CMS. */
export async function startFakeSite(answer: Answer = (response) => void response.end()): Promise<FakeSite> {
  const asked: IncomingMessage[] = [];
  const site = { asked, answer };
  const server = createServer((request, response) => {
    asked.push(request);
    site.answer(response, request);
  });
  return Object.assign(site, await listen(server));
}
