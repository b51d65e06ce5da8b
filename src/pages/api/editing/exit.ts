import type { NextApiHandler } from 'next';
import { REMOVED_SESSION_COOKIE } from '@/editing/session-cookie';
import { toSiteRoute } from '@/editing/site-route';
import { REDIRECT_STATUS } from '@/lib/redirect-status';

/** Ends a preview and leads to the page as visitors see it. Needs no secret: it only takes away. */
const exit: NextApiHandler = ({ query }, response) => {
  const { route } = query;
  response.clearPreviewData();
  response.appendHeader('Set-Cookie', REMOVED_SESSION_COOKIE);
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(REDIRECT_STATUS.temporary, (typeof route === 'string' && toSiteRoute(route)) || '/');
};

export default exit;
