import type { NextApiHandler } from 'next';
import { lazy } from '@/composition/lazy';
import { getServer } from '@/composition/server';
import { createReportHandler } from '@/features/security/csp-report';
import { readText } from '@/platform/http/read-text';

// Next's parser does not know the media types of reports.
export const config = { api: { bodyParser: false } };

const MAX_BYTES = 20_000;

const getHandler = lazy(() => createReportHandler(getServer().logger));

const cspReport: NextApiHandler = async (request, response) => {
  const body = await readText(request, MAX_BYTES);
  response.setHeader('Cache-Control', 'no-store');
  if (body === null) return response.status(413).setHeader('Connection', 'close').end();
  const { status, headers = {} } = getHandler()(request.method ?? 'GET', body);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return response.status(status).end();
};

export default cspReport;
