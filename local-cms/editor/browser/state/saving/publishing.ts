import { deleteItemVersion, publishItemVersion } from '../../platform/mutations.ts';
import { here, whenContentIsNew } from '../content/content.ts';
import { renewPage } from '../page/renewal.ts';
import { announce, showProblem } from '../status.ts';
import { change } from './changes.ts';
import { renewItems, saveUnsaved } from './items.ts';
import { pageState } from './page-state.ts';

async function run(
  work: (itemId: string, language: string) => Promise<unknown>,
  done: string,
): Promise<void> {
  const { page, language } = here.value;
  if (!page) return;
  await saveUnsaved();
  await work(page.itemId, language);
  await Promise.all([whenContentIsNew(), renewItems(() => true)]);
  renewPage();
  announce(done);
}

/** Makes the draft of the page public. */
export const publishPage = (): void => {
  run(
    (itemId, language) => change(publishItemVersion, { itemId, language }),
    'The page is public now.',
  ).catch(showProblem);
};

/** Goes back to what is public. */
export const discardDraft = (): void => {
  const version = pageState.value?.version;
  run(
    (itemId, language) => change(deleteItemVersion, { itemId, language, version }),
    'The draft is discarded.',
  ).catch(showProblem);
};
