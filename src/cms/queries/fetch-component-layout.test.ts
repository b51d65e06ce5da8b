import { CmsError } from '../client/cms-error';
import { fetchComponentLayout } from './fetch-component-layout';

const place = {
  siteName: 'main',
  itemId: '{1}',
  language: 'da',
  componentUid: 'u1',
  renderingId: 'r1',
  isEditing: true,
};

const edge = { url: 'https://edge.test', contextId: 'the context' };
const layout = { sitecore: { context: {}, route: { placeholders: {} } } };

function ask(answer: () => Promise<Response>) {
  const fetch = jest.fn((..._given: unknown[]) => answer());
  return { fetch, asked: () => fetchComponentLayout({ edge, deadlineMs: 1000, fetch }, place) };
}

test('queries Edge for a single component, as the SDK does', async () => {
  const { fetch, asked } = ask(async () => Response.json(layout));
  expect(await asked()).toEqual(layout);
  expect(fetch).toHaveBeenCalledWith(
    'https://edge.test/layout/component?sitecoreContextId=the+context&item=%7B1%7D&uid=u1&dataSourceId=' +
      '&renderingItemId=r1&version=&sc_site=main&sc_lang=da',
    expect.objectContaining({ headers: { sc_editMode: 'true' }, redirect: 'error' }),
  );
});

test('returns null for a missing component', async () => {
  expect(await ask(async () => new Response(null, { status: 404 })).asked()).toBeNull();
});

test.each<[string, () => Promise<Response>, string]>([
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ['no response in time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
  ['an error status', async () => new Response('no', { status: 503 }), 'http'],
  ['a response that is not JSON', async () => new Response('<html>'), 'invalid-response'],
  ['a response that is not a layout', async () => Response.json({ data: {} }), 'invalid-response'],
])('for %s, rejects with a CmsError that does not contain the context id', async (_, answer, kind) => {
  const error = await ask(answer)
    .asked()
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CmsError);
  expect(error).toMatchObject({ kind });
  expect(String(error)).not.toContain('context');
});
