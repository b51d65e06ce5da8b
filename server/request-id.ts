import { randomUUID } from 'node:crypto';

const SAFE_ID = /^[\w.:+=/-]{1,64}$/;

/** Returns the id that a proxy has given the request, if it is safe to log and to send back, or a new one. */
export function chooseRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}
