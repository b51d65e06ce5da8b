import { signal } from '@preact/signals';
import type { Owner, PageUse } from '../../platform/description.ts';
import { openPage } from './open-page.ts';
import { openedShared } from './opened-shared.ts';

/** What several pages show, and what answers whether it shall change. */
type SharedQuestion = { name: string; pages: readonly PageUse[]; answer: (isConfirmed: boolean) => void };

export const sharedQuestion = signal<SharedQuestion | null>(null);

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
  const question =
    asked.get(itemId) ??
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        if (!isConfirmed) asked.delete(itemId);
        sharedQuestion.value = null;
        resolve(isConfirmed);
      };
      sharedQuestion.value = { name, pages, answer };
    });
  asked.set(itemId, question);
  return question;
}
