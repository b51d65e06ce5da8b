import type { NextApiHandler } from 'next';
import { getRevalidation } from '@/composition/revalidation';
import { handlePublishRequest } from '@/features/revalidation/handle-publish-request';

// The body is read only after the secret is checked.
export const config = { api: { bodyParser: false } };

const revalidate: NextApiHandler = (request, response) => {
  const { setRevalidate, ...dependencies } = getRevalidation();
  setRevalidate(response.revalidate);
  return handlePublishRequest(request, response, dependencies);
};

export default revalidate;
