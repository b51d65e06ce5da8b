import type { NextApiHandler } from 'next';
import { getPageDependencies } from '@/composition/page-dependencies';
import { updateComponent } from '@/features/editing/server/update-component';
import { buildLibraryProps } from '@/page-props/editing/build-library-props';
import { getConfig } from '@/platform/config/config';

// Limits the request body, in which an editor sends the fields of a single component.
export const config = { api: { bodyParser: { sizeLimit: '1mb' } } };

const component: NextApiHandler = async ({ method = 'GET', body }, response) => {
  const settings = getConfig().editing;
  const { status, body: responseBody } = await updateComponent(method, body, {
    secret: settings.secret,
    render: (session, update) => buildLibraryProps(session, getPageDependencies(), settings, update),
  });
  response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
  response.status(status).json(responseBody);
};

export default component;
