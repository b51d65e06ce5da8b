import { useState } from 'preact/hooks';
import { EditorProblem } from '../../platform/client.ts';
import { showProblem } from '../../state/status.ts';

type Submission = {
  submit: () => void;
  isBusy: boolean;
  /** Why it was not saved; empty if it was. It belongs beside what was submitted. */
  problem: string;
};

/** Runs what a form does. `onDone` follows when it has succeeded. */
export function useSubmit(run: () => Promise<void>, onDone?: () => void): Submission {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async () => {
    setBusy(true);
    setProblem('');
    try {
      await run();
      onDone?.();
    } catch (error) {
      if (error instanceof EditorProblem) setProblem(error.message);
      else showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { submit: () => void submit(), isBusy, problem };
}
