/** @jest-environment jsdom */
import { pushInTransition } from './view-transition';

const CARD = '<main><ul><li><img alt=""><a href="/a">A</a></li></ul></main>';
const PAGE = '<main><img alt="" fetchpriority="high"></main>';

/** jsdom has no view transitions. Returns the picture's name while the browser takes its image of the new page. */
function fakeTransitions(prefersReducedMotion: boolean) {
  const names: (string | undefined)[] = [];
  const readName = () => document.querySelector('img')?.style.getPropertyValue('view-transition-name');
  const startViewTransition = jest.fn((update: () => Promise<void>) => {
    names.push(readName());
    const updateCallbackDone = update().then(() => void names.push(readName()));
    return { updateCallbackDone, finished: updateCallbackDone };
  });
  Object.assign(document, { startViewTransition });
  Object.assign(window, { matchMedia: () => ({ matches: prefersReducedMotion }) });
  return { startViewTransition, names, readName };
}

function openCard() {
  document.body.innerHTML = CARD;
  const steps: string[] = [];
  const router = {
    push: async () => {
      steps.push('push');
      document.body.innerHTML = PAGE;
      return true;
    },
    prefetch: async () => {
      steps.push('prefetch');
      throw new Error('no connection');
    },
  };
  const link = document.querySelector('a');
  if (!link) throw new Error('The card has no link.');
  return { link, router, steps };
}

test('shows the page in a transition when its data is there, and ties the pictures of both pages', async () => {
  const { names, readName } = fakeTransitions(false);
  const { link, router, steps } = openCard();
  expect(await pushInTransition(link, '/a', router)).toBe(true);
  expect(steps).toEqual(['prefetch', 'push']);
  expect(names).toEqual(['lead', 'lead']);
  await Promise.resolve();
  expect(readName()).toBe('');
});

test('shows the page at once to visitors who want less motion', async () => {
  const { startViewTransition } = fakeTransitions(true);
  const { link, router, steps } = openCard();
  expect(await pushInTransition(link, '/a', router)).toBe(true);
  expect(steps).toEqual(['push']);
  expect(startViewTransition).not.toHaveBeenCalled();
});
