import { effect, signal } from '@preact/signals';

const KEY = 'editor-scheme';

/** `light` or `dark` if the person has chosen; otherwise the browser decides. */
const chosen = signal(localStorage.getItem(KEY) ?? '');
const preferred = window.matchMedia('(prefers-color-scheme: dark)');

const prefersDark = signal(preferred.matches);

preferred.addEventListener('change', ({ matches }) => {
  prefersDark.value = matches;
});

export const isDark = signal(false);

effect(() => {
  isDark.value = chosen.value ? chosen.value === 'dark' : prefersDark.value;
  document.documentElement.dataset.scheme = isDark.value ? 'dark' : 'light';
});

export function turnScheme(): void {
  chosen.value = isDark.value ? 'light' : 'dark';
  localStorage.setItem(KEY, chosen.value);
}
