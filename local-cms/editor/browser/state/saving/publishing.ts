import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { RefusedChange } from '../../platform/client.ts';
import { deleteItemVersion, publishItemVersion } from '../../platform/mutations.ts';
import { here, whenContentIsNew } from '../content/content.ts';
import { type ContentProblem, incomplete, loadProblems } from '../content/problems.ts';
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

/** The empty required fields because of which the page was not published. */
export const unpublished = signal<readonly ContentProblem[]>([]);

const Refused = z.object({
  problems: z.array(z.object({ file: z.string(), line: z.number(), message: z.string() })),
});

/** Shows the fields that are missing, if these are why the page was not published. */
async function showMissing(error: unknown): Promise<void> {
  if (!(error instanceof RefusedChange) || error.code !== 'INCOMPLETE') throw error;
  const { problems } = Refused.parse(error.details);
  await loadProblems();
  unpublished.value = incomplete.value.filter(({ file, line, message }) =>
    problems.some((one) => one.file.endsWith(`/${file}`) && one.line === line && one.message === message),
  );
}

/** Makes the draft of the page public. */
export const publishPage = (): void => {
  run((itemId, language) => change(publishItemVersion, { itemId, language }), 'The page is public now.')
    .catch(showMissing)
    .catch(showProblem);
};

/** Goes back to what is public. */
export const discardDraft = (): void => {
  const version = pageState.value?.version;
  run(
    (itemId, language) => change(deleteItemVersion, { itemId, language, version }),
    'The draft is discarded.',
  ).catch(showProblem);
};
