import { createLoaderContext } from '@tests/fixtures/loader-context';
import { load } from './Form.server';

const fields = { Alternative: { value: '<p title="</noscript>">Call <b>us</b>.</p>' } };
const rendering = (params?: Record<string, string>) => ({ uid: 'u', componentName: 'Form', params, fields });

async function loadQuietly(params: Record<string, string> | undefined, contextId: string | undefined) {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const context = createLoaderContext({ path: '/contact', edge: { contextId, url: 'https://edge.test' } });
  const data = await load(rendering(params), context);
  await load(rendering(params), context);
  const messages = warned.mock.calls.map(([message]) => String(message));
  warned.mockRestore();
  return { data, messages };
}

test('tells the browser where the form is and what to show without JavaScript', async () => {
  expect(await loadQuietly({ FormId: 'contact' }, 'ctx')).toEqual({
    data: { edgeUrl: 'https://edge.test', contextId: 'ctx', alternativeText: 'Call us.' },
    messages: [],
  });
});

test.each([
  [undefined, 'ctx', 'A form on the page main en /contact is not shown: its FormId is null.'],
  [{ FormId: '../x' }, 'ctx', 'A form on the page main en /contact is not shown: its FormId is "../x".'],
  [
    { FormId: 'ask' },
    undefined,
    'The form "ask" on the page main en /contact is not shown: there is no context id.',
  ],
])(
  'for the params %j and the context id %s it returns null and logs why, once',
  async (params, contextId, message) => {
    expect(await loadQuietly(params, contextId)).toEqual({ data: null, messages: [message] });
  },
);
