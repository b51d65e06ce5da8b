import { type Answer, toJsonAnswer } from '../http/answer.ts';
import type { CmsRequest } from '../http/cms-request.ts';
import type { FaultName } from './fault.ts';

type GiveAnswer = (request: CmsRequest) => Answer | Promise<Answer>;

/** Seconds; longer than any deadline, so whoever heeds it gives up at once. */
const RETRY_AFTER = '30';

const never = () => new Promise<never>(() => {});

const toJson = (body: string): Answer => ({ ...toJsonAnswer(200, null), body });

/** "secret" stands for what a CMS says by mistake: tests look for it in pages and logs. */
export const faultAnswers: Readonly<Record<FaultName, GiveAnswer>> = {
  '500': () => ({ status: 500, headers: { 'content-type': 'text/html' }, body: '<p>secret stack</p>' }),
  '429': () => ({ status: 429, headers: {}, body: null }),
  '429 with Retry-After': () => ({ status: 429, headers: { 'retry-after': RETRY_AFTER }, body: null }),
  'invalid JSON': () => toJson('{"data":'),
  'GraphQL error': () => toJson('{"data":null,"errors":[{"message":"secret message"}]}'),
  'empty data': () => toJson('{"data":{}}'),
  'lost connection': ({ raw }) => {
    raw.socket.destroy();
    return never();
  },
  hang: never,
};
