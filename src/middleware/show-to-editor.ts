import type { NextRequest } from 'next/server';
import { toInternalPath } from '@/features/sites/internal-path';
import type { MiddlewareStep } from './middleware-context';
import { rewriteTo } from './show-page';

export type Editor = {
  /** `null` without a session; `editor` if Sitecore's editor runs its scripts in the page. */
  findViewer: (request: NextRequest) => Promise<'editor' | 'reader' | null>;
  /** The headers of a page in which Sitecore's editor runs its scripts. */
  policy: Readonly<Record<string, string>>;
};

/** Ends the chain for editors. Next's preview data determines the item, language and version (src/features/editing). */
export const showToEditor =
  ({ findViewer, policy }: Editor): MiddlewareStep =>
  async (context) => {
    const { request, page } = context;
    const viewer = page && (await findViewer(request));
    if (!viewer) return context;
    const response = rewriteTo(toInternalPath(page), request);
    if (viewer === 'editor')
      for (const [name, value] of Object.entries(policy)) response.headers.set(name, value);
    return response;
  };
