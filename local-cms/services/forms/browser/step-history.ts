/**
 * Gives each step an entry in the browser's history, so that the browser's Back button leads to the step before and
 * not away from the page. `show` shows the step of an entry. Returns a function that adds an entry for a step.
 */
export function createStepHistory(form: HTMLFormElement, show: (step: number) => void) {
  // The id of the form's title is random, so it tells the forms of a page apart.
  const key = form.getAttribute('aria-labelledby') ?? '';
  const start = location.href;
  let current = 0;

  const follow = (event: PopStateEvent) => {
    if (!form.isConnected) return removeEventListener('popstate', follow, true);
    const step = findStep(event.state, key) ?? (current > 0 && location.href === start ? 0 : null);
    if (step === null) return;
    // The page stays, so its router must not load it again. A listener for the capture phase is called before it.
    event.stopImmediatePropagation();
    current = step;
    show(step);
  };
  addEventListener('popstate', follow, true);

  return (step: number): void => {
    current = step;
    // The state of the page's router is kept, so that the entry can also be opened by it.
    history.pushState({ ...history.state, formStep: { key, step } }, '');
  };
}

function findStep(state: unknown, key: string): number | null {
  const { formStep } = Object(state);
  const { key: own, step } = Object(formStep);
  return own === key && typeof step === 'number' ? step : null;
}
