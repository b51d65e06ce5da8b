import { librarySession as session } from '@tests/fixtures/library-session';
import fc from 'fast-check';
import { createLibraryToken } from './library-token';
import { updateComponent } from './update-component';

const SECRET = 's3cret';

function createUpdate(props: object | null = { page: {} }) {
  const render = jest.fn(async (..._given: unknown[]) => props);
  const update = (method: string, body: unknown) => updateComponent(method, body, { secret: SECRET, render });
  return { render, update };
}

test('renders a change for the page that has the token', async () => {
  const { update, render } = createUpdate();
  const token = await createLibraryToken(session, SECRET);
  const change = { fields: { Text: { value: '<b>' } }, params: { styles: 'dark' } };
  expect(await update('POST', { token, ...change })).toEqual({ status: 200, body: { page: {} } });
  expect(render).toHaveBeenCalledWith(session, change);
});

test('rejects every made-up token', async () => {
  const { update, render } = createUpdate();
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.string(), async (body, token) => {
      expect((await update('POST', body)).status).toBe(401);
      expect((await update('POST', { token })).status).toBe(401);
    }),
  );
  expect(render).not.toHaveBeenCalled();
});

test('rejects every token if no secret is configured', async () => {
  const { render } = createUpdate();
  const token = await createLibraryToken(session, '');
  expect((await updateComponent('POST', { token }, { secret: '', render })).status).toBe(401);
});

test.each<[string, object, number]>([
  ['GET', {}, 405],
  ['POST', { fields: 'x' }, 400],
  ['POST', { params: { a: 1 } }, 400],
])('answers a %s request for the change %j with the status %d', async (method, change, status) => {
  const { update } = createUpdate();
  const token = await createLibraryToken(session, SECRET);
  expect((await update(method, { token, ...change })).status).toBe(status);
});

test('responds with 404 if the CMS no longer has the component', async () => {
  const { update } = createUpdate(null);
  expect((await update('POST', { token: await createLibraryToken(session, SECRET) })).status).toBe(404);
});
