import type { NextApiHandler } from 'next';
import { getConfig } from '@/config';
import { createComponentRoute } from '@/editing/create-component-route';
import { buildLibraryProps } from '@/page-props/build-component-props';
import { getPageSources } from '@/page-props/page-sources';

// Fields of one component, with room to spare.
export const config = { api: { bodyParser: { sizeLimit: '1mb' } } };

const component: NextApiHandler = async ({ method = 'GET', body }, response) => {
  const settings = getConfig().editing;
  const answer = createComponentRoute({
    secret: settings.secret,
    render: (session, update) => buildLibraryProps(session, getPageSources(), settings, update),
  });
  const { status, body: answered } = await answer(method, body);
  response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
  response.status(status).json(answered);
};

export default component;
