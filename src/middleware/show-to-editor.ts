import type { NextRequest } from 'next/server';
import { toInternalPath } from '@/features/sites/internal-path';
import type { MiddlewareStep } from './middleware-context';
import { rewriteTo } from './show-page';

export type Editor = {
  /** Whether the browser has an editing session that this site created. */
  hasSession: (request: NextRequest) => Promise<boolean>;
  /** The Content-Security-Policy that lets the editor frame the page. */
  framePolicy: string;
};

/**
 * Shows the requested page to editors and ends the chain: the steps below are for visitors. Next's preview
 * data says which item, language and version the editor sees (src/features/editing).
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
