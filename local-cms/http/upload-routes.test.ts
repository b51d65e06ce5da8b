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

const INCOMING = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

async function openUploads() {
  const { context } = keep(await openTestContext());
  const app = createUploadRoutes({ authoring: context, publicUrl: 'http://localhost:4000' });
  const site = getSite(context.store.current);
  const grant = () => context.uploads.grant({ site, path: 'x', by: 'Ada', alt: null, language: 'en' });
  const send = async (body: BodyInit, token = grant()) => {
    const init = { method: 'POST', headers: { host: 'localhost:4000' }, body, duplex: 'half' };
    const response = await app.request(`/sitecore/api/authoring/media/upload?token=${token}`, init, INCOMING);
    return [response.status, await response.json()];
  };
  return { grant, send };
}

const toErrors = (message: string) => ({ errors: [{ message: expect.stringContaining(message) }] });

/** A body of which the first byte arrives, and the rest when the test says so. */
function createSlowBody() {
  let end = (_error?: Error) => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new Uint8Array(1));
      end = (error) => (error ? controller.error(error) : controller.close());
    },
  });
  return { body, end: (error?: Error) => end(error) };
}

test('eight bodies are received at once, and who is refused can use the address again', async () => {
  const { grant, send } = await openUploads();
  const bodies = Array.from({ length: 8 }, createSlowBody);
  const answers = bodies.map(({ body }) => send(body));
  const token = grant();
  expect(await send('x', token)).toEqual([503, toErrors('Too many uploads')]);
  for (const { end } of bodies) end();
  for (const [status] of await Promise.all(answers)) expect(status).toBe(415);
  expect(await send('x', token)).toEqual([415, toErrors('Upload an image')]);
});

test('a body that takes longer than a minute is refused', async () => {
  const { send } = await openUploads();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const answer = send(createSlowBody().body);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(await answer).toEqual([408, toErrors('longer than a minute')]);
});

test('a body that is interrupted is refused, and is no failure of the CMS', async () => {
  const { send } = await openUploads();
  const { body, end } = createSlowBody();
  const answer = send(body);
  end(new Error('aborted'));
  expect(await answer).toEqual([400, toErrors('interrupted')]);
});
