import type { NextApiHandler } from 'next';
import { REMOVED_SESSION_COOKIE } from '@/editing/session-cookie';
import { toSiteRoute } from '@/editing/site-route';

/** Ends a preview and leads to the page as visitors see it. Needs no secret: it only takes away. */
const exit: NextApiHandler = ({ query }, response) => {
  const { route } = query;
  response.clearPreviewData();
  response.appendHeader('Set-Cookie', REMOVED_SESSION_COOKIE);
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(307, (typeof route === 'string' && toSiteRoute(route)) || '/');
};

export default exit;
