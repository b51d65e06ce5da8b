import { signal } from '@preact/signals';
import { EditorProblem } from '../platform/client.ts';

/** The last message for people who do not see the screen, and what went wrong last. */
export const spoken = signal('');
export const problem = signal('');

type Done = { text: string; undo?: () => void; link?: { text: string; href: string } };

/** What was just done, and what can be done next; null if there is nothing. */
export const done = signal<Done | null>(null);

/** Says what was done, and offers what can be done next until the next time. */
export function showDone(next: Done): void {
  spoken.value = next.text;
  done.value = next;
}

export function announce(text: string): void {
  spoken.value = text;
}

/** Shows the message of a problem until it is closed or solved. Other errors go to the console. */
export function showProblem(error: unknown): void {
  if (error instanceof EditorProblem) {
    problem.value = error.message;
    return;
  }
  problem.value = 'The page editor has failed. Reload it; the browser’s console has the details.';
  throw error;
}

const NOTICE_MS = 8000;

/** What somebody else has just done. */
export const notice = signal('');

let timer: ReturnType<typeof setTimeout> | undefined;

export function showNotice(text: string): void {
  notice.value = text;
  announce(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    notice.value = '';
  }, NOTICE_MS);
}
