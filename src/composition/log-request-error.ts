import type { Instrumentation } from 'next';
import { getServer } from './server';

/** Logs an error that Next caught, if nobody has logged it yet. */
export function logRequestError(
  ...[error, request, context]: Parameters<Instrumentation.onRequestError>
): void {
  const { method, path } = request;
  const { routePath: route, routeType } = context;
  // Without the query, in which editors send the secret.
  const [requested] = path.split('?');
  getServer().logFailure(error, 'A request failed', { method, requested, route, routeType });
}
