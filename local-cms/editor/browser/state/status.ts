import { type Signal, signal } from '@preact/signals';
import { EditorProblem } from '../platform/client.ts';

/** A message for people who do not see the screen, and when it came. Said again, it is another message. */
export type Spoken = { text: string; at: number };

/** The last message, and what went wrong last. */
export const spoken = signal<Spoken>({ text: '', at: -Infinity });
export const problem = signal('');

type Done = { text: string; undo?: () => void; link?: { text: string; href: string } };

/** What was just done, and what can be done next; null if there is nothing. */
export const done = signal<Done | null>(null);

export function announce(text: string): void {
  spoken.value = { text, at: performance.now() };
}

/** Says what was done, and offers what can be done next until the next time. */
export function showDone(next: Done): void {
  announce(next.text);
  done.value = next;
}

/** Shows the message of a problem until it is closed or solved. Other errors go to the console. */
export function showProblem(error: unknown): void {
  if (error instanceof EditorProblem) {
    problem.value = error.message;
    return;
  }
  problem.value = 'Something went wrong in the editor. Reload it. Details are in the browser’s console.';
  throw error;
}

type Passing = { text: Signal<string>; show: (text: string) => void };

/** Creates a message that is shown for a while, and said. */
function createPassing(milliseconds: number): Passing {
  const text = signal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (next: string) => {
    text.value = next;
    announce(next);
    clearTimeout(timer);
    timer = setTimeout(() => {
      text.value = '';
    }, milliseconds);
  };
  return { text, show };
}

/** What somebody else has just done. */
export const { text: notice, show: showNotice } = createPassing(8_000);

/** Why a key has done nothing, or what it would need. */
export const { text: hint, show: explain } = createPassing(6_000);
