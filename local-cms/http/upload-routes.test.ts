import { closeAfterEach } from '@tests/jest/close-after-each';
import { getSite } from '@tests/local-cms/create-test-snapshot.ts';
import { openTestContext } from '@tests/local-cms/open-test-context';
import { PathError } from '../authoring/files/content-path.ts';
import { DiskError, UnfinishedError } from '../authoring/files/disk-errors.ts';
import { ConflictError } from '../authoring/save/file-change.ts';
import { createContentError } from '../content/content-error.ts';
import { BusyError } from '../platform/limit-work.ts';
import { createUploadRoutes } from './upload-routes.ts';

const keep = closeAfterEach();

test.each<[number, Error]>([
  [400, new PathError('It is in a folder that is a symbolic link.')],
  [409, new ConflictError([])],
  [422, createContentError('acme/media.yml', 1, 'not readable as YAML')],
  [503, new BusyError('Too many tasks are waiting.')],
  [507, new DiskError('The disk is full.')],
  [507, new UnfinishedError('The disk is full.')],
])('answers with status %d and the reason if an upload ends with %s', async (status, error) => {
  const { context } = keep(await openTestContext());
  const { uploads } = context;
  const authoring = { ...context, uploads: { ...uploads, check: () => Promise.reject(error) } };
  const app = createUploadRoutes({ authoring, publicUrl: 'http://localhost:4000' });
  const site = getSite(context.store.current);
  const token = uploads.grant({ site, path: 'x', by: 'Ada', alt: null, language: 'en' });
  const response = await app.request(
    `/sitecore/api/authoring/media/upload?token=${token}`,
    { method: 'POST', headers: { host: 'localhost:4000' }, body: 'x' },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  expect([response.status, await response.json()]).toEqual([
    status,
    { errors: [{ message: error.message }] },
  ]);
});
