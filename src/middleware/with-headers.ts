import type { Visit } from './types';

/** Lets the answer carry these headers, too. */
export const withHeaders = (visit: Visit, headers: Visit['headers']): Visit => ({
  ...visit,
  headers: { ...visit.headers, ...headers },
});
