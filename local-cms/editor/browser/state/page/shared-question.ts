import type { Owner, PageUse } from '../../platform/description.ts';
import { createQuestion } from '../create-question.ts';
import { openPage } from './open-page.ts';
import { openedShared } from './opened-shared.ts';

/** Asks whether what several pages show shall change. */
const questions = createQuestion<{ name: string; pages: readonly PageUse[] }, boolean>();

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

/** Asks once before the first change of what several pages show. */
export function confirmShared({ itemId, name, pages }: Shared): Promise<boolean> {
  if (pages.length === 0) return Promise.resolve(true);
  const known = asked.get(itemId);
  if (known) return known;
  const question = questions.ask({ name, pages }).then((isConfirmed) => {
    if (!isConfirmed) asked.delete(itemId);
    return isConfirmed;
  });
  asked.set(itemId, question);
  return question;
}
