import { effect, untracked } from '@preact/signals';
import type { Description } from '../../platform/description.ts';
import { changeCount } from '../../state/content/change-count.ts';
import { openPage } from '../../state/page/open-page.ts';
import { showProblem } from '../../state/status.ts';

const listUids = ({ renderings }: Description): string => renderings.map(({ uid }) => uid).join();

/**
 * Updates the names of the parts of the open page after each change, because most parts are named after their first
 * text. A description with other parts is ignored: the page is loaded again after such a change, with its description.
 * Returns a function that stops this.
 */
export function followNames(fetchDescription: () => Promise<Description> | null): () => void {
  let newest = 0;
  const renew = async (turn: number) => {
    const before = openPage.value;
    const description = await fetchDescription();
    const isSame = description && listUids(description) === listUids(before.description);
    const { status } = openPage.value;
    if (isSame && turn === newest && status === 'shown') openPage.value = { ...openPage.value, description };
  };
  return effect(() => {
    if (changeCount.value === 0) return;
    newest += 1;
    untracked(() => {
      if (openPage.value.status === 'shown') renew(newest).catch(showProblem);
    });
  });
}
