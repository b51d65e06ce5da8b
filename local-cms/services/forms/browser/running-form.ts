import type { Steps } from './create-steps.ts';
import { findProblem } from './find-problem.ts';
import type { ReadText } from './read-texts.ts';
import { hideSummary, type Problem, showProblem, showSummary } from './show-problems.ts';

export type RunningForm = { form: HTMLFormElement; steps: Steps; texts: ReadText };

/** Shows the problems of the steps up to this one. */
export function isValidSoFar(running: RunningForm): boolean {
  const problems: Problem[] = [];
  for (const control of running.steps.listReached()) {
    const problem = findProblem(control);
    showProblem(control, problem);
    if (problem) problems.push({ control, problem });
  }
  if (problems.length > 0) showProblems(running, problems);
  else hideSummary(running.form);
  return problems.length === 0;
}

export function showProblems({ form, steps, texts }: RunningForm, problems: readonly Problem[]): void {
  for (const { control, problem } of problems) showProblem(control, problem);
  const [first] = problems;
  if (first) steps.showStepOf(first.control);
  const count = String(problems.length);
  showSummary(
    form,
    problems.length === 1 ? texts('problem') : texts('problems').replace('{0}', count),
    problems,
  );
}
