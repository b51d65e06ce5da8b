import { signal } from '@preact/signals';
import type { Page } from '../../platform/client.ts';
import { go } from '../../state/place/place.ts';
import type { Spot } from './tree.ts';

export type Asked =
  | { kind: 'new' | 'rename' | 'copy' | 'delete' | 'translate'; page: Page }
  /** Without a spot the person chooses one. */
  | { kind: 'move'; page: Page; spot: Spot | null };

/** The open dialog about a page. */
export const asked = signal<Asked | null>(null);

export const ask = (next: Asked): void => {
  asked.value = next;
};

export const closeDialog = (): void => {
  asked.value = null;
};

/** Shows the language, and offers to begin the page there if it is missing. */
export function openLanguage(language: string, page: Page | undefined): void {
  go({ language });
  if (page?.missing.includes(language)) ask({ kind: 'translate', page });
}
