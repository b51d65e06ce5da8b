/** @jest-environment jsdom */
import type { Description } from '../../platform/description.ts';
import { changeCount } from '../../state/content/change-count.ts';
import { emptyPage, openPage } from '../../state/page/open-page.ts';
import { followNames } from './follow-names.ts';

/** A description of parts with these ids, all called the same. */
const toDescription = (label: string, uids: readonly string[]): Description => ({
  ...emptyPage.description,
  renderings: uids.map((uid) => ({
    uid,
    label,
    lookId: '',
    holderId: '',
    isVariant: false,
    component: 'Hero',
    parent: null,
    placeholder: '',
    placeholderName: '',
    index: 0,
    variant: '',
    styles: [],
    grid: '',
    datasource: { kind: 'none' },
    owner: '',
    placeholders: [],
    experiences: [],
  })),
});

const before = toDescription('Hero – Old', ['a']);

async function change(next: Description | null, status: typeof openPage.value.status = 'shown') {
  openPage.value = { ...emptyPage, status, description: before };
  const stop = followNames(() => next && Promise.resolve(next));
  changeCount.value += 1;
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  return openPage.value.description;
}

const renamed = toDescription('Hero – New', ['a']);

test('a part is called by the text that was typed', async () => expect(await change(renamed)).toBe(renamed));

test('nothing is renamed while the page loads, or if no page is open', async () => {
  expect(await change(renamed, 'loading')).toBe(before);
  expect(await change(null)).toBe(before);
});

test('a description with other parts waits for the page that has them', async () =>
  expect(await change(toDescription('Hero – New', ['a', 'b']))).toBe(before));
