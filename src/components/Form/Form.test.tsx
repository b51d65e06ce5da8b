/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPage, MainOf, renderOnServer } from '@tests/fixtures/page';
import { runBlobScripts } from '@tests/jest/run-blob-scripts';
import { StrictMode } from 'react';
import { setConsent } from '@/features/consent/browser/banner-store';
import { LOADING } from '@/texts/error-catalogue';
import { FORM_PROBLEM_WHILE_EDITING } from '@/texts/form-errors';
import { Default, Newsletter } from './Form';

const map = { Form: { Default } };

const FETCH_FAILED = 'Failed to fetch form data';

let blobScripts: ReturnType<typeof runBlobScripts>;
beforeAll(() => {
  blobScripts = runBlobScripts();
});
afterAll(() => blobScripts.stop());

let reported: string[];
beforeEach(() => {
  reported = [];
  // jsdom does not implement `reportError`.
  globalThis.reportError = (error: Error) => reported.push(error.message);
});

const source = { edgeUrl: 'https://edge.test', contextId: 'ctx', alternativeText: 'Call <us>.' };
const formUrl = (id: string) => `https://edge.test/v1/forms/publisher/${id}?sitecoreContextId=ctx`;
const LOADING_FOR_VISITORS = 'The form is loading';
const dictionary = {
  'form-loading': LOADING_FOR_VISITORS,
  'form-problem': 'It did not load.',
  'form-retry': 'Again',
  'form-own-page': 'Own page',
};

function createFormPage(
  FormId = 'ask',
  context: object = {},
  componentData: Record<string, unknown> = { u: source },
  params: Record<string, string> = {},
) {
  const fields = { Alternative: { value: '<p>Call us.</p>' } };
  const rendering = {
    uid: 'u',
    componentName: 'Form',
    dataSource: 'd',
    params: { ...params, FormId },
    fields,
  };
  return createPage([rendering], { componentData, dictionary, context });
}

type FormRequest = {
  url: string;
  signal?: AbortSignal;
  cache?: string;
  respond: (status: number, text: string) => Promise<void>;
  fail: () => Promise<void>;
};
type FetchOptions = { signal?: AbortSignal; cache?: string };

const settle = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Replaces `fetch`, which jsdom lacks. Each request waits until the test responds to it. */
function fakeFetch(): FormRequest[] {
  const requests: FormRequest[] = [];
  const request = (url: string, { signal, cache }: FetchOptions) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal?.reason));
      const respond = (status: number, text: string) => {
        resolve({ status, text: async () => text });
        return settle();
      };
      const fail = () => {
        reject(new TypeError('Failed to fetch'));
        return settle();
      };
      requests.push({ url, signal, cache, respond, fail });
    });
  Object.assign(globalThis, { fetch: request });
  return requests;
}

async function show(page = createFormPage()) {
  const requests = fakeFetch();
  const shown = render(<MainOf page={page} map={map} />);
  await settle();
  return { requests, ...shown };
}

test('the server renders the loading text and, for browsers without JavaScript, a link to the form', () => {
  const markup = renderOnServer(createFormPage(), map);
  expect(markup).toContain(`role="status">${LOADING_FOR_VISITORS}</p>`);
  expect(markup).toMatch(
    /<noscript>.*<p>Call &lt;us&gt;\.<\/p>.*href="https:\/\/edge.test\/v1.*Own page.*<\/noscript>/,
  );
});

// The height is a CSS variable and not `min-height`, so that the style sheet can ignore it without
// JavaScript.
test.each([
  ['35', 'style="--form-height:35rem"'],
  ['1e9', 'tabindex="-1"><p'],
  ['9rem;color:red', 'tabindex="-1"><p'],
])('reserves the height %s if it is a whole number of rem', (FormHeight, expected) => {
  const markup = renderOnServer(createFormPage('ask', {}, { u: source }, { FormHeight }), map);
  expect(markup).toContain(`<div class="form-place" ${expected}`);
});

test('shows that it is loading, then the form, whose scripts run once', async () => {
  const { requests, container } = await show();
  expect(screen.getByRole('status')).toHaveTextContent(LOADING_FOR_VISITORS);
  expect(requests).toMatchObject([{ url: formUrl('ask'), cache: 'no-store' }]);

  await requests[0]?.respond(200, '<form id="f"></form><script>f.append("x")</script>');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('form')).toHaveTextContent(/^x$/));
  await settle();
  expect(container.querySelector('form')).toHaveTextContent(/^x$/);
});

test.each<[string, string, (request: FormRequest | undefined) => Promise<void> | undefined]>([
  ['the status 404', FETCH_FAILED, (request) => request?.respond(404, 'There is no such form.')],
  ['the status 500', FETCH_FAILED, (request) => request?.respond(500, '<form></form>')],
  ['the status 204', FETCH_FAILED, (request) => request?.respond(204, '')],
  ['the status 201', FETCH_FAILED, (request) => request?.respond(201, '<form></form>')],
  ['the status 304', FETCH_FAILED, (request) => request?.respond(304, '')],
  ['the status 401', FETCH_FAILED, (request) => request?.respond(401, '')],
  ['a network error', 'Failed to fetch', (request) => request?.fail()],
])(
  'after %s the error “%s” is reported once, and visitors see a message and can try again',
  async (_, message, fail) => {
    const { requests, container } = await show();
    await fail(requests[0]);
    expect(reported).toEqual([message]);
    expect(screen.getByRole('alert')).toHaveTextContent('It did not load.');
    expect(screen.getByText('Call us.')).toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent(LOADING_FOR_VISITORS);
    expect(container.contains(document.activeElement)).toBe(true);
    await requests[1]?.respond(200, '<form id="f"></form>');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(container.querySelector('form')).toBeInTheDocument();
  },
);

test('reports scripts that cannot be run', async () => {
  const { requests } = await show();
  await requests[0]?.respond(200, '<form></form><script =></script>');
  expect(reported).toEqual([expect.stringContaining('=')]);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('while editing, a failure shows the message of the error catalogue and no retry', async () => {
  const { requests } = await show(createFormPage('ask', { pageEditing: true }));
  await screen.findByText(LOADING);
  await requests[0]?.respond(500, '');
  expect(await screen.findByText(FORM_PROBLEM_WHILE_EDITING)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // Editors edit the field `Alternative` here.
  expect(screen.getByText('Call us.')).toBeInTheDocument();
});

test('stops waiting after ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const requests = fakeFetch();
  render(<MainOf page={createFormPage()} map={map} />);
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(requests[0]?.signal?.aborted).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(reported).toEqual(['The form did not load in time']);
});

test('in strict mode, which runs effects twice, it sends one request and runs the scripts once', async () => {
  const requests = fakeFetch();
  const { container } = render(
    <StrictMode>
      <MainOf page={createFormPage()} map={map} />
    </StrictMode>,
  );
  await settle();
  expect(requests).toHaveLength(1);
  await requests[0]?.respond(200, '<form id="f"></form><script>f.append("x")</script>');
  await waitFor(() => expect(container.querySelector('form')).toHaveTextContent(/^x$/));
  await settle();
  expect(container.querySelector('form')).toHaveTextContent(/^x$/);
});

test('for another form id it aborts the first request and loads the other form', async () => {
  const { requests, rerender, container } = await show(createFormPage('one'));
  rerender(<MainOf page={createFormPage('two')} map={map} />);
  await settle();
  expect(requests.map(({ url }) => url)).toEqual([formUrl('one'), formUrl('two')]);
  expect(requests[0]?.signal?.aborted).toBe(true);

  await requests[1]?.respond(200, '<form>two</form>');
  rerender(<MainOf page={createFormPage('three')} map={map} />);
  await settle();
  expect(container.querySelector('form')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(LOADING_FOR_VISITORS);
});

test('aborts the request when it unmounts, and reports no error', async () => {
  const { requests, unmount } = await show();
  unmount();
  await settle();
  expect(reported).toEqual([]);
  expect(requests[0]?.signal?.aborted).toBe(true);
});

test.each([
  ['no id', '', { u: source }],
  ['an id that leads elsewhere', '../x', { u: source }],
  ['no context id', 'ask', {}],
])('with %s it renders nothing and sends no request', async (_, id, data) => {
  const { requests, container } = await show(createFormPage(id, {}, data));
  expect(container).toBeEmptyDOMElement();
  expect(requests).toEqual([]);
});

async function engage(page = createFormPage()): Promise<FormRequest[]> {
  const { requests, container } = await show(page);
  await requests[0]?.respond(200, '<form></form>');
  const detail = { formId: 'ask', name: 'VIEWED' };
  const form = container.querySelector('form');
  form?.dispatchEvent(new CustomEvent('form:engage', { bubbles: true, detail }));
  await settle();
  return requests;
}

const allowStatistics = () => act(() => setConsent({ analytics: true, media: false, marketing: false }));

test('sends no statistics without the visitor’s consent, or while editing', async () => {
  expect(await engage()).toHaveLength(1);
  allowStatistics();
  expect(await engage(createFormPage('ask', { pageEditing: true }))).toHaveLength(1);
});

test('sends statistics with the visitor’s consent, and the visitor sees no error if that fails', async () => {
  allowStatistics();
  const requests = await engage();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.url).toContain('https://edge.test/v1/events/v1.2/');
  await requests[1]?.fail();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reported).toHaveLength(1);
});

test('the variant Newsletter has a title and a text beside the form, and nothing without a form', () => {
  const fields = { Title: { value: 'Four letters a year' }, Text: { value: '<p>Never more.</p>' } };
  const rendering = { componentName: 'Form', uid: 'u', params: { FormId: 'ask' }, fields };
  const show = (componentData: Record<string, unknown>) =>
    renderOnServer(createPage([rendering], { componentData }), { Form: { Default: Newsletter } });
  expect(show({ u: source })).toMatch(/<h2>Four letters a year<\/h2>.*Never more.*form-place/);
  expect(show({})).not.toContain('Four letters');
});
