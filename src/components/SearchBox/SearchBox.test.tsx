/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { en } from '@/texts/phrases/en';
import { Default } from './SearchBox';

const results = ['Wind', 'Windows'].map((text) => ({
  href: `#${text}`,
  title: [{ text, isMatch: true }],
  snippet: [],
}));

let asked: string[] = [];

/** Answers each query with the same pages. */
function answerWith(answer: () => { ok: boolean; json?: () => Promise<unknown> }) {
  asked = [];
  // jsdom has no fetch.
  Reflect.set(globalThis, 'fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
}

// jsdom does not scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

function show() {
  showComponent(
    'SearchBox',
    { Default },
    {},
    { language: 'da', componentData: { 'uid-1': '/da/search' }, dictionary: en },
  );
  return screen.getByRole('combobox', { name: 'Search this site' });
}

async function type(text: string) {
  const input = show();
  fireEvent.change(input, { target: { value: text } });
  await screen.findByRole('listbox', { name: 'Suggested pages' });
  return input;
}

const found = () => ({ ok: true, json: async () => ({ results, total: 2 }) });
const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key });
const findActive = () => screen.getAllByRole('option').findIndex((option) => option.ariaSelected === 'true');

test('suggests pages in the language of the page for what was typed last', async () => {
  answerWith(found);
  const input = show();
  for (const value of ['w', 'wi', 'wind']) fireEvent.change(input, { target: { value } });
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(asked).toEqual(['/api/search?q=wind&language=da&limit=6']);
  expect(screen.getByRole('status')).toHaveTextContent('Results: 2');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('the arrow keys move through the suggestions and back to the text', async () => {
  answerWith(found);
  const input = await type('wind');
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(input, key);
    return findActive();
  });
  expect(seen).toEqual([0, 1, -1, 1, 0]);
  expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
});

test('Enter opens the chosen page, and otherwise sends the form', async () => {
  answerWith(found);
  const input = await type('wind');
  expect(press(input, 'Enter')).toBe(true); // the browser goes on
  press(input, 'ArrowDown');
  const clicked = jest.fn();
  screen.getAllByRole('option')[0]?.addEventListener('click', clicked);
  expect(press(input, 'Enter')).toBe(false);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test.each([
  ['Escape', (input: HTMLElement) => press(input, 'Escape')],
  ['leaving the field', (input: HTMLElement) => fireEvent.blur(input)],
  ['an empty field', (input: HTMLElement) => fireEvent.change(input, { target: { value: ' ' } })],
])('%s closes the suggestions', async (_case, close) => {
  answerWith(found);
  const input = await type('wind');
  close(input);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

test('suggests nothing to a visitor who has left the field before the answer', async () => {
  let answer = (_: unknown) => {};
  answerWith(() => ({ ok: true, json: () => new Promise((resolve) => (answer = resolve)) }));
  const input = show();
  fireEvent.change(input, { target: { value: 'wind' } });
  await waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.blur(input);
  await act(async () => answer({ results }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test.each([
  ['refuses', () => ({ ok: false })],
  [
    'answers with something else',
    () => ({ ok: true, json: () => Promise.reject(new SyntaxError('Unexpected token <')) }),
  ],
  ['answers with other JSON', () => ({ ok: true, json: async () => ({ message: 'Sign in' }) })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('shows no suggestions if the server %s', async (_case, answer) => {
  answerWith(answer);
  const input = show();
  fireEvent.change(input, { target: { value: 'wind' } });
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
