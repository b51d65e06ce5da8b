/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createPage, MainOf, renderOnServer } from '@tests/fixtures/page';
import { StrictMode } from 'react';
import { setConsent } from '@/features/consent/browser/consent-store';
import { LOADING } from '@/texts/error-catalogue';
import { FORM_PROBLEM_WHILE_EDITING } from '@/texts/form-errors';
import { Default } from './Form';

const map = { Form: { Default } };
const source = { edgeUrl: 'https://edge.test', contextId: 'ctx', alternativeText: 'Call <us>.' };
const address = (id: string) => `https://edge.test/v1/forms/publisher/${id}?sitecoreContextId=ctx`;
const dictionary = { 'form-problem': 'It did not load.', 'form-retry': 'Again', 'form-own-page': 'Own page' };

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

type Ask = {
  url: string;
  signal?: AbortSignal;
  cache?: string;
  answer: (status: number, text: string) => Promise<void>;
  fail: () => Promise<void>;
};
type FetchOptions = { signal?: AbortSignal; cache?: string };

const settle = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The network as the form sees it: every question waits for its answer. jsdom has no fetch of its own. */
function fakeFetch(): Ask[] {
  const asked: Ask[] = [];
  const ask = (url: string, { signal, cache }: FetchOptions) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal?.reason));
      const answer = (status: number, text: string) => {
        resolve({ status, text: async () => text });
        return settle();
      };
      const fail = () => {
        reject(new TypeError('Failed to fetch'));
        return settle();
      };
      asked.push({ url, signal, cache, answer, fail });
    });
  Object.assign(globalThis, { fetch: ask });
  return asked;
}

async function show(page = createFormPage()) {
  const asked = fakeFetch();
  const shown = render(<MainOf page={page} map={map} />);
  await settle();
  return { asked, ...shown };
}

test('the server says that something is coming, and gives a way out where no script runs', () => {
  const markup = renderOnServer(createFormPage(), map);
  expect(markup).toContain(`role="status">${LOADING}</p>`);
  expect(markup).toMatch(
    /<noscript>.*<p>Call &lt;us&gt;\.<\/p>.*href="https:\/\/edge.test\/v1.*Own page.*<\/noscript>/,
  );
});

// Not `min-height` itself: where no script runs, the style sheet must be able to take the room back.
test.each([
  ['35', 'style="--form-height:35rem"'],
  ['1e9', 'tabindex="-1"><p'],
  ['9rem;color:red', 'tabindex="-1"><p'],
])('keeps the room that the editor chose, in rem: %s', (FormHeight, expected) => {
  const markup = renderOnServer(createFormPage('ask', {}, { u: source }, { FormHeight }), map);
  expect(markup).toContain(`<div class="place" ${expected}`);
});

test('shows first that it loads, then the form, whose scripts run once', async () => {
  const { asked, container } = await show();
  expect(screen.getByRole('status')).toHaveTextContent(LOADING);
  expect(asked).toMatchObject([{ url: address('ask'), cache: 'no-store' }]);

  await asked[0]?.answer(200, '<form id="f"></form><script>f.append("x")</script>');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container.querySelector('form')).toHaveTextContent(/^x$/);
});

test.each<[string, (ask: Ask | undefined) => Promise<void> | undefined]>([
  ['a form that is gone', (ask) => ask?.answer(404, 'There is no such form.')],
  ['a fault of the service', (ask) => ask?.answer(500, '<form></form>')],
  ['an empty success', (ask) => ask?.answer(204, '')],
  ['another success', (ask) => ask?.answer(201, '<form></form>')],
  ['an answer without the form', (ask) => ask?.answer(304, '')],
  ['a refusal', (ask) => ask?.answer(401, '')],
  ['a network that fails', (ask) => ask?.fail()],
])('after %s visitors read what to do and try again', async (_, happens) => {
  const { asked, container } = await show();
  await happens(asked[0]);
  expect(screen.getByRole('alert')).toHaveTextContent('It did not load.');
  expect(screen.getByText('Call us.')).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Again' }));
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(LOADING);
  expect(container.contains(document.activeElement)).toBe(true);
  await asked[1]?.answer(200, '<form id="f"></form>');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(container.querySelector('form')).toBeInTheDocument();
});

test('while editing a failure has the words of the catalogue, and no retry', async () => {
  const { asked } = await show(createFormPage('ask', { pageEditing: true }));
  await screen.findByText(LOADING);
  await asked[0]?.answer(500, '');
  expect(await screen.findByText(FORM_PROBLEM_WHILE_EDITING)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // Where else could an editor change them?
  expect(screen.getByText('Call us.')).toBeInTheDocument();
});

test('nobody waits longer than ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const asked = fakeFetch();
  render(<MainOf page={createFormPage()} map={map} />);
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(asked[0]?.signal?.aborted).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('strict mode, which runs effects twice, asks once and runs the scripts once', async () => {
  const asked = fakeFetch();
  const { container } = render(
    <StrictMode>
      <MainOf page={createFormPage()} map={map} />
    </StrictMode>,
  );
  await settle();
  expect(asked).toHaveLength(1);
  await asked[0]?.answer(200, '<form id="f"></form><script>f.append("x")</script>');
  expect(container.querySelector('form')).toHaveTextContent(/^x$/);
});

test('another id ends the question for the first form and asks for the other', async () => {
  const { asked, rerender, container } = await show(createFormPage('one'));
  rerender(<MainOf page={createFormPage('two')} map={map} />);
  await settle();
  expect(asked.map(({ url }) => url)).toEqual([address('one'), address('two')]);
  expect(asked[0]?.signal?.aborted).toBe(true);

  await asked[1]?.answer(200, '<form>two</form>');
  rerender(<MainOf page={createFormPage('three')} map={map} />);
  await settle();
  expect(container.querySelector('form')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(LOADING);
});

test('a form that is left is not waited for', async () => {
  const { asked, unmount } = await show();
  unmount();
  await settle();
  expect(asked[0]?.signal?.aborted).toBe(true);
});

test.each([
  ['no id', '', { u: source }],
  ['an id that leads elsewhere', '../x', { u: source }],
  ['no context id', 'ask', {}],
])('with %s nothing is rendered and nothing asked', async (_, id, data) => {
  const { asked, container } = await show(createFormPage(id, {}, data));
  expect(container).toBeEmptyDOMElement();
  expect(asked).toEqual([]);
});

async function engage(page = createFormPage()): Promise<Ask[]> {
  const { asked, container } = await show(page);
  await asked[0]?.answer(200, '<form></form>');
  const detail = { formId: 'ask', name: 'VIEWED' };
  const form = container.querySelector('form');
  form?.dispatchEvent(new CustomEvent('form:engage', { bubbles: true, detail }));
  await settle();
  return asked;
}

const allowCounting = () => setConsent({ analytics: true, media: false, marketing: false });

test('nothing is counted before the visitor allows it, or while an editor works', async () => {
  expect(await engage()).toHaveLength(1);
  allowCounting();
  expect(await engage(createFormPage('ask', { pageEditing: true }))).toHaveLength(1);
});

test('what a visitor does is counted with consent, and a count that fails is nobody’s problem', async () => {
  allowCounting();
  const asked = await engage();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.url).toContain('https://edge.test/v1/events/v1.2/');
  await asked[1]?.fail();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
