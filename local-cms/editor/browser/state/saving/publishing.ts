import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import { RefusedChange } from '../../platform/client.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import { deleteItemVersion, publishItemVersion } from '../../platform/mutations.ts';
import { here, whenContentIsNew } from '../content/content.ts';
import { type ContentProblem, incomplete, loadProblems } from '../content/problems.ts';
import { renewPage } from '../page/renewal.ts';
import { announce, showDone, showProblem } from '../status.ts';
import { change } from './changes.ts';
import { renewItems } from './items.ts';
import { pageState } from './page-state.ts';
import { dropRefused, saveEach, saveUnsaved } from './save-all.ts';

/** The address that ends the editing session and leads to the page for visitors; null while no page is open. */
export function findPublicUrl(): string | null {
  const { page } = here.value;
  return page ? `/editor/public?${new URLSearchParams({ path: page.path })}` : null;
}

async function renew(): Promise<void> {
  await Promise.all([whenContentIsNew(), renewItems(() => true)]);
  renewPage();
}

async function publish(): Promise<void> {
  const { page, language } = here.value;
  const href = findPublicUrl();
  if (!page || !href) return;
  await saveUnsaved();
  const { item } = await change(publishItemVersion, { itemId: page.itemId, language });
  const isOpen = here.value.page?.itemId === page.itemId && here.value.language === language;
  if (isOpen) pageState.value = item;
  const text = `${page.title} is public in ${toLanguageName(language)}.`;
  showDone({ text, link: { text: 'Open the public page', href } });
  await renew();
}

async function discard(version: number): Promise<void> {
  const { page, language } = here.value;
  if (!page) return;
  await saveEach();
  await change(deleteItemVersion, { itemId: page.itemId, language, version });
  dropRefused();
  await renew();
  announce('The draft was discarded.');
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
  const missing = incomplete.value.filter(({ file, line, message }) =>
    problems.some((one) => one.file.endsWith(`/${file}`) && one.line === line && one.message === message),
  );
  // Somebody else can have filled them in meanwhile.
  if (missing.length === 0) throw error;
  unpublished.value = missing;
}

/** Makes the draft of the page public. */
export const publishPage = (): void => {
  publish().catch(showMissing).catch(showProblem);
};

/** Goes back to what is public. */
export const discardDraft = (version: number): void => {
  discard(version).catch(showProblem);
};
