import type { NextApiHandler } from 'next';
import { REMOVED_SESSION_COOKIE } from '@/features/editing/server/session-cookies';
import { toSiteRoute } from '@/features/editing/server/site-route';
import { REDIRECT_STATUS } from '@/platform/http/redirect-status';

/** Ends an editing session and redirects to the public page. Needs no secret, because this only removes cookies. */
const exit: NextApiHandler = ({ query }, response) => {
  const { route } = query;
  response.clearPreviewData();
  response.appendHeader('Set-Cookie', REMOVED_SESSION_COOKIE);
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(REDIRECT_STATUS.afterAction, (typeof route === 'string' && toSiteRoute(route)) || '/');
};

export default exit;
