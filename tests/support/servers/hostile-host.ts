import { createServer, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

export type HostileHost = { host: string; asked: string[]; stop: () => Promise<void> };

type Behave = (response: ServerResponse) => void;

const asHtml = { 'content-type': 'text/html' };

/** The responses of the component host by component id. All but `good` are failures. */
const behaviours: Readonly<Record<string, Behave>> = {
  hang: () => undefined,
  trickle: (response) => {
    response.writeHead(200, asHtml);
    const timer = setInterval(() => response.write('<p>slow</p>'), 50);
    response.on('close', () => clearInterval(timer));
  },
  fault: (response) => response.writeHead(500, asHtml).end('<p>secret stack</p>'),
  flood: (response) => response.writeHead(200, asHtml).end('<p>x</p>'.repeat(700_000)),
  metadata: (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  inside: (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/admin' }).end(),
  script: (response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end('alert(1)'),
  reset: (response) => response.destroy(),
  good: (response) => response.writeHead(200, asHtml).end('<p>A good neighbour</p>'),
};

export const HOSTILE_COMPONENTS = Object.keys(behaviours).filter((name) => name !== 'good');

/** Starts a component host that responds to `/components/<library>/<id>/…` with the response for that id. */
export async function startHostileHost(): Promise<HostileHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const name = request.url?.split('/')[3] ?? '';
    const behave = Object.hasOwn(behaviours, name) ? behaviours[name] : undefined;
    if (behave) behave(response);
    else response.writeHead(404).end();
  });
  const { url, stop } = await listen(server);
  return { host: new URL(url).host, asked, stop };
}
