import type { NextRequest } from 'next/server';
import { toInternalPath } from '@/features/sites/internal-path';
import type { MiddlewareStep } from './middleware-context';
import { rewriteTo } from './show-page';

export type Editor = {
  hasSession: (request: NextRequest) => Promise<boolean>;
  framePolicy: string;
};

/** Ends the chain for editors. Next's preview data determines the item, language and version (src/features/editing). */
export const showToEditor =
  ({ hasSession, framePolicy }: Editor): MiddlewareStep =>
  async (context) => {
    const { request, page } = context;
    if (!page || !(await hasSession(request))) return context;
    const response = rewriteTo(toInternalPath(page), request);
    response.headers.set('Content-Security-Policy', framePolicy);
    return response;
  };
