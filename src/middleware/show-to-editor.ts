import type { NextRequest } from 'next/server';
import { toInternalPath } from '@/lib/internal-path';
import { rewriteTo } from './rewrite-to';
import type { MiddlewareStep } from './types';

/** What the proxy must know of the page editor. */
export type Editor = {
  /** Whether the site itself has opened an editing session for this browser; a made-up cookie is none. */
  hasSession: (request: NextRequest) => boolean;
  /** The Content-Security-Policy that lets the editor frame the page. */
  framePolicy: string;
};

/**
 * The one place where requests of the page editor are told apart: they go straight to the page whose path they
 * name. Nothing that is meant for visitors happens to them: no rule of redirection, no personalization. Which item,
 * language and version they see is in the preview data, which the page reads (src/editing).
 */
export const showToEditor =
  ({ hasSession, framePolicy }: Editor): MiddlewareStep =>
  async (visit) => {
    if (!visit.page || !hasSession(visit.request)) return visit;
    const response = rewriteTo(toInternalPath(visit.page), visit.request);
    response.headers.set('Content-Security-Policy', framePolicy);
    return response;
  };
