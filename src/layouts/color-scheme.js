// Applies the visitor's choice of light or dark, and changes it when a button with `data-color-scheme` is clicked.
(() => {
  const KEY = 'color-scheme';
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');

  /** A browser that blocks storage throws. */
  const withStorage = (use) => {
    try {
      return use(localStorage);
    } catch {
      return null;
    }
  };

  const stored = withStorage((storage) => storage.getItem(KEY));
  if (stored === 'light' || stored === 'dark') root.dataset.scheme = stored;

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-color-scheme]');
    if (!button) return;
    const system = dark.matches ? 'dark' : 'light';
    const next = (root.dataset.scheme ?? system) === 'dark' ? 'light' : 'dark';
    // The choice of the system's own scheme follows the system again.
    if (next === system) delete root.dataset.scheme;
    else root.dataset.scheme = next;
    withStorage((storage) => (next === system ? storage.removeItem(KEY) : storage.setItem(KEY, next)));
    // The style sheet hides this button and shows the one beside it, which says the new state.
    for (const each of button.parentElement.children) each.focus({ preventScroll: true });
  });
})();
