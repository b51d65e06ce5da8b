import { type ReadonlySignal, signal } from '@preact/signals';
import { createQueue } from './create-queue.ts';

type Asked<Question, Answer> = Question & {
  /** Tells it from an equal question before it, whose dialog must not be used again. */
  key: number;
  answer: (given: Answer) => void;
};

type Questions<Question, Answer> = {
  /** The question that a dialog shows; null if there is none. */
  current: ReadonlySignal<Asked<Question, Answer> | null>;
  ask: (question: Question) => Promise<Answer>;
};

/** Creates a kind of question to the person. One that is asked while another is open waits until that is answered. */
export function createQuestion<Question extends object, Answer>(): Questions<Question, Answer> {
  const current = signal<Asked<Question, Answer> | null>(null);
  const inTurn = createQueue();
  let count = 0;
  const open = (question: Question) =>
    new Promise<Answer>((resolve) => {
      count += 1;
      const answer = (given: Answer) => {
        current.value = null;
        resolve(given);
      };
      current.value = { ...question, key: count, answer };
    });
  return { current, ask: (question) => inTurn(() => open(question)) };
}
