// Written by scripts/themes.ts from the folders of src/themes. Do not edit: run `npm run themes`.
import type { Theme } from '@/themes/theme';

export const themes: Readonly<Record<string, Theme>> = {
  solvind: {
    css: '@font-face{font-family:"Familjen Grotesk";src:url({familjen-grotesk.woff2}) format("woff2");font-weight:400 700;font-style:normal;font-display:optional}@font-face{font-family:"Familjen Grotesk fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");font-style:normal;size-adjust:95.53%;ascent-override:107.3%;descent-override:23.55%;line-gap-override:0%}@font-face{font-family:"Newsreader";src:url({newsreader.woff2}) format("woff2");font-weight:400 700;font-style:normal;font-display:optional}@font-face{font-family:"Newsreader fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");font-style:normal;size-adjust:107.15%;ascent-override:68.59%;descent-override:24.73%;line-gap-override:0%}:root{--ground: light-dark(#fbf8f1, #081f20);--band: light-dark(#f1ebdc, #0d2a2b);--surface: light-dark(#fffdf8, #0f3435);--deep: #0b3b3c;--text: light-dark(#10221f, #f4efe2);--text-quiet: light-dark(#44594f, #b9ccc3);--link: light-dark(#14635a, #f4b942);--line: light-dark(#d3ccb9, #3a6463);--mark: light-dark(#e4573d, #f4b942);--problem: light-dark(#a8321c, #ffc2b3);--button-ground: light-dark(#0b3b3c, #f4b942);--button-text: light-dark(#fbf8f1, #10221f);--button-hover: light-dark(#1f6e63, #ffd06b);--focus: light-dark(#0b3b3c, #f4b942);--field: #f4b942;--field-text: #10221f;--series-1: light-dark(#1f7a6d, #4fb8a6);--series-2: light-dark(#d0472d, #f08a73);--series-3: light-dark(#8a6410, #f4b942);--series-4: light-dark(#44594f, #b9ccc3);--font-heading: "Familjen Grotesk", "Familjen Grotesk fallback", sans-serif;--font-body: "Newsreader", "Newsreader fallback", serif;--font-interface: "Familjen Grotesk", "Familjen Grotesk fallback", sans-serif;--heading-weight: 600;--heading-spacing: -0.025em;--heading-height: 1.04;--text-small: clamp(0.9375rem, 0.92rem + 0.08vw, 1rem);--text-body: clamp(1.125rem, 1.09rem + 0.18vw, 1.25rem);--text-lead: clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem);--text-h3: clamp(1.375rem, 1.3rem + 0.4vw, 1.6875rem);--text-h2: clamp(2rem, 1.65rem + 1.75vw, 3.5rem);--text-h1: clamp(2.5rem, 1.8rem + 3.5vw, 5.25rem);--text-display: clamp(2.75rem, 1.3rem + 7vw, 8.5rem);--space-1: 0.5rem;--space-2: 1rem;--space-3: 1.5rem;--space-4: clamp(1.5rem, 1.25rem + 1.25vw, 2.5rem);--space-section: clamp(3.5rem, 2.5rem + 5vw, 7.5rem);--content-width: 82rem;--text-width: 40rem;--radius: 0.375rem;--radius-button: 2rem;--radius-picture: var(--radius) var(--radius) var(--radius) clamp(3rem, 8cqw, 8rem);--rule: 2px;--shadow: 0 1rem 2.5rem rgb(7 42 43 / 18%);--ease: 180ms cubic-bezier(0.2, 0.7, 0.3, 1)}'
      .replace(
        '{familjen-grotesk.woff2}',
        new URL('../themes/solvind/familjen-grotesk.woff2', import.meta.url).pathname,
      )
      .replace('{newsreader.woff2}', new URL('../themes/solvind/newsreader.woff2', import.meta.url).pathname),
    fonts: [
      new URL('../themes/solvind/familjen-grotesk.woff2', import.meta.url).pathname,
      new URL('../themes/solvind/newsreader.woff2', import.meta.url).pathname,
    ],
    toolbar: { light: '#0b3b3c', dark: '#061f20' },
    icon: new URL('../themes/solvind/icon.svg', import.meta.url).pathname,
    touchIcon: new URL('../themes/solvind/touch-icon.png', import.meta.url).pathname,
  },
};
