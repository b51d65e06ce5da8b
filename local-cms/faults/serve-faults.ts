import { type Answer, toJsonAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import { isLoopbackOrigin } from '../http/cors.ts';
import { readJson } from '../http/read-json.ts';
import type { Log } from '../store/content-store.ts';
import { type Fault, FaultList, type Faults } from './fault.ts';

type FaultParts = { faults: Faults; log: Log };

const methods = ['GET', 'HEAD', 'PUT', 'DELETE'];

/**
 * Trouble is for whoever sits at this machine: not for web pages, which always say where they come from when they
 * change something, nor for a page of another host name that leads here.
 */
function findRefusal({ headers }: CmsRequest): Answer | null {
  if (headers.has('origin')) return toJsonAnswer(403, { message: 'Web pages may not ask for faults.' });
  if (isLoopbackOrigin(`http://${headers.get('host')}`)) return null;
  return toJsonAnswer(403, { message: 'Faults are asked for at localhost.' });
}

const toText = ({ match, answer, delayMs }: Fault): string =>
  [answer ?? 'the truth', delayMs > 0 && `after ${delayMs} ms`, match && `for ${JSON.stringify(match)}`]
    .filter(Boolean)
    .join(' ');

const HOW = 'Send a list like [{ "match": "RedirectsQuery", "answer": "500", "delayMs": 0 }].';

async function replaceFaults(request: CmsRequest, { faults, log }: FaultParts): Promise<Answer> {
  const list = FaultList.safeParse(await readJson(request.raw));
  if (!list.success) {
    const problems = list.error.issues.map(({ path, message }) => [...path, message].join(': '));
    return toJsonAnswer(400, { message: HOW, problems });
  }
  faults.current = list.data;
  log.info(`faults  ${list.data.map(toText).join(', ') || 'none'}`);
  return toJsonAnswer(200, list.data);
}

/** Tells which faults there are, or replaces them by a list; none ends them. Kept in memory alone. */
async function serveFaults(request: CmsRequest, parts: FaultParts): Promise<Answer> {
  const refusal = findRefusal(request);
  if (refusal) return refusal;
  if (request.method === 'PUT') return replaceFaults(request, parts);
  if (request.method === 'DELETE') {
    parts.faults.current = [];
    parts.log.info('faults  none');
  }
  return toJsonAnswer(200, parts.faults.current);
}

export const createFaultRoute = (parts: FaultParts) => ({
  pattern: /^\/faults$/,
  methods,
  answer: (request: CmsRequest) => serveFaults(request, parts),
});
