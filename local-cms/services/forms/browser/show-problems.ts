import { type Control, getPart, listControls } from './parts.ts';

export type Problem = { control: Control; problem: string };

export function showProblem(control: Control, problem: string | null): void {
  const field = control.closest('.form-field');
  if (!field) return;
  const line = getPart(field, '.form-problem');
  line.textContent = problem ?? '';
  line.hidden = !problem;
  for (const own of listControls(field)) {
    if (problem) own.setAttribute('aria-invalid', 'true');
    else own.removeAttribute('aria-invalid');
  }
}

export function showSummary(form: HTMLFormElement, title: string, problems: readonly Problem[] = []): void {
  const heading = document.createElement('p');
  heading.textContent = title;
  const list = document.createElement('ul');
  list.append(...problems.map(createItem));
  const summary = getPart(form, '.form-summary');
  summary.replaceChildren(heading, ...(problems.length > 0 ? [list] : []));
  summary.hidden = false;
  summary.focus();
}

function createItem({ control, problem }: Problem): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  link.textContent = problem;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

export function hideSummary(form: HTMLFormElement): void {
  const summary = getPart(form, '.form-summary');
  summary.hidden = true;
  summary.replaceChildren();
}
