import { computed, effect, signal, untracked } from '@preact/signals';
import * as z from 'zod/mini';
import { askAuthoring } from '../../platform/client.ts';
import { HISTORY_STEP, HistoryStep } from '../../platform/mutations.ts';
import { changeCount } from '../content/change-count.ts';
import { here, mayChange } from '../content/content.ts';
import { place } from '../place/place.ts';
import { showProblem } from '../status.ts';
import { author } from '../who.ts';

/** What undo works on, in the words of authoring.graphql. Each content file has its own history. */
export type UndoScope =
  | { language: string; page: string }
  | { language: string; itemId: string; withShared: true };

/** The views that show a file of the site, which has the same name. */
const FILES = ['dictionary', 'redirects'];

/** The file that a view shows, or else the page with what pages share; null if nothing can be changed. */
export const undoScope = computed((): UndoScope | null => {
  const { site, page, language } = here.value;
  const { view } = place.value;
  if (site?.isRecorded !== false) return null;
  if (FILES.includes(view)) return { language, page: `${site.folder}/${view}` };
  return view === '' && page && mayChange.value ? { language, itemId: page.itemId, withShared: true } : null;
});

const Turns = z.object({ undo: z.nullable(HistoryStep), redo: z.nullable(HistoryStep) });

const none = { undo: null, redo: null };

/** What can be undone and redone. */
export const turns = signal<z.output<typeof Turns>>(none);

const ANSWER = `{ undo ${HISTORY_STEP} redo ${HISTORY_STEP} }`;

const OF_FILE = `query ($page: String!, $by: String) { history(page: $page, by: $by) ${ANSWER} }`;

const OF_ITEM = `query ($where: ItemQueryInput!, $by: String) {
  item(where: $where) { history(by: $by, withShared: true) ${ANSWER} }
}`;

async function fetchTurns(scope: UndoScope): Promise<z.output<typeof Turns>> {
  const by = author.value;
  if ('page' in scope) {
    const { page } = scope;
    return (await askAuthoring(z.object({ history: Turns }), OF_FILE, { page, by })).history;
  }
  const { itemId, language } = scope;
  const schema = z.object({ item: z.object({ history: Turns }) });
  return (await askAuthoring(schema, OF_ITEM, { where: { itemId, language }, by })).item.history;
}

/** Asks what can be undone when a page or view is opened, and after each change. */
export function startUndoScope(): void {
  let newest = 0;
  // Pages that are loaded again give another object, but not another scope.
  const key = computed(() => JSON.stringify(undoScope.value));
  let before = '';
  effect(() => {
    const isSame = key.value === before;
    before = key.value;
    const isKnown = key.value !== 'null' && changeCount.value >= 0;
    const scope = undoScope.peek();
    newest += 1;
    const turn = newest;
    const set = (found: z.output<typeof Turns>) => {
      if (turn === newest) turns.value = found;
    };
    untracked(() => {
      if (!isKnown || !isSame) set(none);
      if (scope && isKnown) fetchTurns(scope).then(set).catch(showProblem);
    });
  });
}
