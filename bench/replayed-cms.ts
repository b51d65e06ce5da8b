import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Listening, listen } from '../tests/support/servers/listen.ts';

type Answer = { status: number; type: string; body: string };

/** Starts a CMS that asks another one each question once, and from then on repeats the answer without delay. */
export async function startReplayedCms(cmsUrl: string): Promise<Listening> {
  const answers = new Map<string, Promise<Answer>>();

  async function ask(method: string, url: string, body: string): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(cmsUrl + url, { method, headers, body: method === 'GET' ? undefined : body });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: await answer.text(),
    };
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const question = JSON.stringify([method, url, body]);
    const answer = answers.get(question) ?? ask(method, url, body);
    answers.set(question, answer);
    const { status, type, body: repeated } = await answer;
    response.writeHead(status, { 'content-type': type }).end(repeated);
  });
  return listen(server);
}
