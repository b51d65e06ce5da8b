/** @jest-environment jsdom */
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { go } from '../../state/place/place.ts';
import { done, showDone } from '../../state/status.ts';
import { Status } from './Status.tsx';

const findNotice = () => document.querySelector('section[aria-label="What was done"]');

const wait = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(async () => {
  jest.useFakeTimers();
  await act(() => {
    render(h(Status, {}), document.body);
  });
  await act(() => showDone({ text: 'The page was moved.', undo: () => {} }));
});

afterEach(async () => {
  await act(() => {
    done.value = null;
    render(null, document.body);
  });
  jest.useRealTimers();
});

test('a notice goes away after twenty seconds', async () => {
  await wait(19_000);
  expect(findNotice()).not.toBeNull();
  await wait(2_000);
  expect(findNotice()).toBeNull();
});

test('a notice that somebody points at or has the focus in stays', async () => {
  await act(() => void findNotice()?.dispatchEvent(new MouseEvent('mouseenter')));
  await wait(60_000);
  expect(findNotice()).not.toBeNull();
  await act(() => void findNotice()?.dispatchEvent(new MouseEvent('mouseleave')));
  await wait(21_000);
  expect(findNotice()).toBeNull();
});

test('a notice that goes away leaves the focus where somebody types', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await wait(21_000);
  expect([findNotice(), document.activeElement]).toEqual([null, field]);
  field.remove();
});

test('a notice about a page that was just opened stays', async () => {
  await act(() => {
    go({ view: 'redirects' });
    showDone({ text: 'The page was copied.' });
  });
  await wait(0);
  expect(findNotice()?.textContent).toContain('The page was copied.');
});

test('a notice goes away when another view is opened', async () => {
  await act(() => go({ view: 'media' }));
  await wait(0);
  expect(findNotice()).toBeNull();
});
