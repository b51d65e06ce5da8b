import { toEditorPage } from '@tests/fixtures/editor-pages';
import { toShownState } from './shown-state.ts';

const draft = { ...toEditorPage('/new'), stage: 'draft', versions: [{ number: 1, stage: 'draft' }] };
const changed = {
  ...draft,
  stage: 'changed',
  versions: [
    { number: 2, stage: 'draft' },
    { number: 1, stage: 'published' },
  ],
};
const fallback = { ...draft, stage: 'fallback', versions: [] };

test.each([
  ['nothing', '', draft, 'edit'],
  ['something unknown', 'wrong', draft, 'edit'],
  ['a preview', 'preview', draft, 'preview'],
  ['the public page, of a page that has one', 'normal', changed, 'normal'],
  ['the public page, of a page in another language', 'normal', fallback, 'normal'],
  ['the public page, of a page that was never published', 'normal', draft, 'edit'],
])('if the address asks for %s (%s), the page is shown so', (_, state, page, shown) => {
  expect(toShownState(state, page)).toBe(shown);
});
