import type { NextRequest } from 'next/server';
import { toInternalPath } from '@/features/sites/internal-path';
import type { MiddlewareStep } from './middleware-context';
import { rewriteTo } from './show-page';

export type Editor = {
  hasSession: (request: NextRequest) => Promise<boolean>;
  framePolicy: string;
};

/**
 * Shows the requested page to an editor and ends the chain of steps, because all later steps are for
 * visitors. Next's preview data determines which item, language and version the editor sees
 * (src/features/editing).
 */
export const showToEditor =
  ({ hasSession, framePolicy }: Editor): MiddlewareStep =>
  async (context) => {
    const { request, page } = context;
    if (!page || !(await hasSession(request))) return context;
    const response = rewriteTo(toInternalPath(page), request);
    response.headers.set('Content-Security-Policy', framePolicy);
    return response;
  };
