import type { Owner, PageUse } from '../../platform/description.ts';
import { here } from '../content/content.ts';
import { createQuestion } from '../create-question.ts';
import { toId } from '../ids.ts';
import { openPage } from './open-page.ts';
import { openedShared } from './opened-shared.ts';

/** The editor is about to change content that several pages show, or another page whose text a list of this page shows. */
type Question =
  | { kind: 'shared'; name: string; pages: readonly PageUse[] }
  | { kind: 'page'; title: string; path: string };

const questions = createQuestion<Question, boolean>();

export const sharedQuestion = questions.current;

type Shared = Pick<Owner, 'itemId' | 'name' | 'pages'>;

/** The answers, and the question that waits for one. A refused change is asked for again. */
const asked = new Map<string, Promise<boolean>>();

/** Finds the shared item or partial design of a file. The description names its content folder, too. */
export const findShared = (file: string): Shared | undefined => {
  const { owners, shared } = openPage.value.description;
  const opened = openedShared.value ? [openedShared.value] : [];
  return [...owners, ...shared, ...opened].find(
    (one) => one.pages.length > 0 && one.file.endsWith(`/${file}`),
  );
};

/** Finds the other page that an item is. */
export function findOtherPage(itemId: string): PageUse | undefined {
  const id = toId(itemId);
  if (id === toId(here.value.page?.itemId ?? '')) return undefined;
  return openPage.value.description.shownPages.find((page) => toId(page.itemId) === id);
}

function askOnce(itemId: string, question: Question): Promise<boolean> {
  const known = asked.get(itemId);
  if (known) return known;
  const answer = questions.ask(question).then((isConfirmed) => {
    if (!isConfirmed) asked.delete(itemId);
    return isConfirmed;
  });
  asked.set(itemId, answer);
  return answer;
}

/** Asks once before the first change of what several pages show. */
export async function confirmShared({ itemId, name, pages }: Shared): Promise<boolean> {
  return pages.length === 0 || askOnce(itemId, { kind: 'shared', name, pages });
}

/** Asks once before the first change of an item that is not of the open page alone. */
export async function confirmChange({ itemId, file }: { itemId: string; file: string }): Promise<boolean> {
  const shared = findShared(file);
  if (shared) return confirmShared(shared);
  const other = findOtherPage(itemId);
  return !other || askOnce(other.itemId, { kind: 'page', title: other.title, path: other.path });
}
