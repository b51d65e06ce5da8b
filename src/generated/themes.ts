// Written by scripts/themes.ts from the folders of src/themes. Do not edit: run `npm run themes`.
import type { Theme } from '@/themes/theme';

export const themes: Readonly<Record<string, Theme>> = {
  havn: {
    css: '@font-face{font-family:"Schibsted Grotesk";src:url({schibsted-grotesk.woff2}) format("woff2");font-weight:400 900;font-style:normal;font-display:optional}@font-face{font-family:"Schibsted Grotesk fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");font-style:normal;size-adjust:105.53%;ascent-override:92.54%;descent-override:24.43%;line-gap-override:0%}:root{--ground: light-dark(#ffffff, #06162c);--band: light-dark(#e2f0f8, #0a2240);--surface: light-dark(#ffffff, #0d2b50);--deep: #0a2240;--text: light-dark(#0a2240, #f2f7fb);--text-quiet: light-dark(#3d5671, #b5cbe0);--link: light-dark(#0d4f9e, #ffc61a);--line: light-dark(#0a2240, #5f7f9f);--mark: light-dark(#d3202b, #ffc61a);--problem: light-dark(#b3141f, #ffb3b0);--button-ground: light-dark(#0a2240, #ffc61a);--button-text: light-dark(#ffffff, #0a2240);--button-hover: light-dark(#c01a25, #ffffff);--focus: light-dark(#0d4f9e, #ffc61a);--field: light-dark(#ffc61a, #d6a313);--field-text: #0a2240;--series-1: light-dark(#0d4f9e, #8fc4e4);--series-2: light-dark(#d3202b, #ff8087);--series-3: light-dark(#8a6300, #ffc61a);--series-4: light-dark(#0f7a4d, #58c394);--font-heading: "Schibsted Grotesk", "Schibsted Grotesk fallback", sans-serif;--font-body: "Schibsted Grotesk", "Schibsted Grotesk fallback", sans-serif;--font-interface: "Schibsted Grotesk", "Schibsted Grotesk fallback", sans-serif;--heading-weight: 800;--heading-spacing: -0.035em;--heading-height: 1;--text-small: clamp(0.875rem, 0.86rem + 0.08vw, 0.9375rem);--text-body: clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem);--text-lead: clamp(1.1875rem, 1.1rem + 0.4vw, 1.5rem);--text-h3: clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem);--text-h2: clamp(1.875rem, 1.6rem + 1.3vw, 2.875rem);--text-h1: clamp(2.5rem, 1.7rem + 4vw, 5.5rem);--text-display: clamp(2.5rem, 1.4rem + 5.2vw, 7.5rem);--space-1: 0.5rem;--space-2: 1rem;--space-3: 1.5rem;--space-4: clamp(1.5rem, 1.3rem + 1vw, 2.25rem);--space-section: clamp(3rem, 2.2rem + 4vw, 6rem);--content-width: 88rem;--text-width: 42rem;--radius: 0;--radius-button: 0;--radius-picture: 0;--hero-height: clamp(26rem, 34cqw, 46rem);--dash: 0.9rem;--dash-shape: polygon(0 0, 100% 50%, 0 100%);--rule: 2px;--shadow: 0.375rem 0.375rem 0 rgb(10 34 64 / 90%);--ease: 120ms cubic-bezier(0.3, 0, 0.2, 1)}'.replace(
      '{schibsted-grotesk.woff2}',
      new URL('../themes/havn/schibsted-grotesk.woff2', import.meta.url).pathname,
    ),
    fonts: [{ href: new URL('../themes/havn/schibsted-grotesk.woff2', import.meta.url).pathname }],
    toolbar: { light: '#0a2240', dark: '#06162c' },
    icon: new URL('../themes/havn/icon.svg', import.meta.url).pathname,
    logo: new URL('../themes/havn/logo.svg', import.meta.url).pathname,
    touchIcon: new URL('../themes/havn/touch-icon.png', import.meta.url).pathname,
    appIcons: [
      { src: new URL('../themes/havn/icon-192.png', import.meta.url).pathname, size: 192 },
      { src: new URL('../themes/havn/icon-512.png', import.meta.url).pathname, size: 512 },
    ],
  },
  solvind: {
    css: '@font-face{font-family:"Familjen Grotesk";src:url({familjen-grotesk.woff2}) format("woff2");font-weight:400 700;font-style:normal;font-display:optional}@font-face{font-family:"Familjen Grotesk fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo");font-style:normal;size-adjust:95.53%;ascent-override:107.3%;descent-override:23.55%;line-gap-override:0%}@font-face{font-family:"Newsreader";src:url({newsreader.woff2}) format("woff2");font-weight:400;font-style:normal;font-display:optional}@font-face{font-family:"Newsreader fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");font-style:normal;size-adjust:107.15%;ascent-override:68.59%;descent-override:24.73%;line-gap-override:0%}:root{--ground: light-dark(#fbf8f1, #081f20);--band: light-dark(#f1ebdc, #0d2a2b);--surface: light-dark(#fffdf8, #0f3435);--deep: #0b3b3c;--text: light-dark(#10221f, #f4efe2);--text-quiet: light-dark(#44594f, #b9ccc3);--link: light-dark(#14635a, #f4b942);--line: light-dark(#d3ccb9, #3a6463);--mark: light-dark(#e4573d, #f4b942);--problem: light-dark(#a8321c, #ffc2b3);--button-ground: light-dark(#0b3b3c, #f4b942);--button-text: light-dark(#fbf8f1, #10221f);--button-hover: light-dark(#1f6e63, #ffd06b);--focus: light-dark(#0b3b3c, #f4b942);--field: light-dark(#f4b942, #cf9a30);--field-text: #10221f;--series-1: light-dark(#1f7a6d, #4fb8a6);--series-2: light-dark(#d0472d, #f08a73);--series-3: light-dark(#a67812, #f4b942);--series-4: light-dark(#44594f, #b9ccc3);--font-heading: "Familjen Grotesk", "Familjen Grotesk fallback", sans-serif;--font-body: "Newsreader", "Newsreader fallback", serif;--font-interface: "Familjen Grotesk", "Familjen Grotesk fallback", sans-serif;--heading-weight: 600;--heading-spacing: -0.025em;--heading-height: 1.04;--text-small: clamp(0.9375rem, 0.92rem + 0.08vw, 1rem);--text-body: clamp(1.125rem, 1.09rem + 0.18vw, 1.25rem);--text-lead: clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem);--text-h3: clamp(1.375rem, 1.3rem + 0.4vw, 1.6875rem);--text-h2: clamp(2rem, 1.65rem + 1.75vw, 3.5rem);--text-h1: clamp(2.5rem, 1.8rem + 3.5vw, 5.25rem);--text-display: clamp(2.75rem, 1.3rem + 7vw, 8.5rem);--space-1: 0.5rem;--space-2: 1rem;--space-3: 1.5rem;--space-4: clamp(1.5rem, 1.25rem + 1.25vw, 2.5rem);--space-section: clamp(3.5rem, 2.5rem + 5vw, 7.5rem);--content-width: clamp(82rem, 62vw, 91rem);--text-width: 40rem;--radius: 0.375rem;--radius-button: 2rem;--radius-picture: var(--radius) var(--radius) var(--radius) clamp(3rem, 8cqw, 8rem);--cut: 46% 100%;--rule: 2px;--shadow: 0 1rem 2.5rem rgb(7 42 43 / 18%);--ease: 180ms cubic-bezier(0.2, 0.7, 0.3, 1)}'
      .replace(
        '{familjen-grotesk.woff2}',
        new URL('../themes/solvind/familjen-grotesk.woff2', import.meta.url).pathname,
      )
      .replace('{newsreader.woff2}', new URL('../themes/solvind/newsreader.woff2', import.meta.url).pathname),
    fonts: [
      { href: new URL('../themes/solvind/familjen-grotesk.woff2', import.meta.url).pathname },
      { href: new URL('../themes/solvind/newsreader.woff2', import.meta.url).pathname },
    ],
    toolbar: { light: '#0b3b3c', dark: '#061f20' },
    icon: new URL('../themes/solvind/icon.svg', import.meta.url).pathname,
    logo: new URL('../themes/solvind/logo.svg', import.meta.url).pathname,
    touchIcon: new URL('../themes/solvind/touch-icon.png', import.meta.url).pathname,
    appIcons: [
      { src: new URL('../themes/solvind/icon-192.png', import.meta.url).pathname, size: 192 },
      { src: new URL('../themes/solvind/icon-512.png', import.meta.url).pathname, size: 512 },
    ],
  },
  waraq: {
    css: '@font-face{font-family:"Reem Kufi";src:url({reem-kufi.woff2}) format("woff2");font-weight:400 700;font-style:normal;font-display:optional;unicode-range:U+600-6FF,U+FB50-FDFF,U+FE70-FEFC}@font-face{font-family:"Readex Pro";src:url({readex-pro.woff2}) format("woff2");font-weight:400 600;font-style:normal;font-display:optional;unicode-range:U+600-6FF,U+FB50-FDFF,U+FE70-FEFC}@font-face{font-family:"Readex Pro";src:url({readex-pro-latin.woff2}) format("woff2");font-weight:400 600;font-style:normal;font-display:optional;unicode-range:U+21-2AF,U+2010-2193}:root{--ground: light-dark(#fbf4e6, #141a38);--band: light-dark(#f2e5cb, #1b2348);--surface: light-dark(#fffaf0, #222b56);--deep: #1d2754;--text: light-dark(#1e2140, #f7eedd);--text-quiet: light-dark(#5a5468, #c9c3d6);--link: light-dark(#8c3318, #f0b34a);--line: light-dark(#d8c7a3, #46508a);--mark: light-dark(#b5472a, #f0b34a);--problem: light-dark(#9c1f2e, #ffbdb5);--button-ground: light-dark(#1d2754, #f0b34a);--button-text: light-dark(#fbf4e6, #1e2140);--button-hover: light-dark(#8c3318, #ffd083);--focus: light-dark(#1d2754, #f0b34a);--field: #b5472a;--field-text: #fffaf0;--series-1: light-dark(#1d2754, #9fb0f0);--series-2: light-dark(#b5472a, #f39a7c);--series-3: light-dark(#8a6410, #f0b34a);--series-4: light-dark(#2f6b5e, #6fc1ae);--font-heading: "Reem Kufi", "Readex Pro", "Avenir Next", "Trebuchet MS", sans-serif;--font-body: "Readex Pro", "Avenir Next", "Trebuchet MS", sans-serif;--font-interface: "Readex Pro", "Avenir Next", "Trebuchet MS", sans-serif;--heading-weight: 500;--heading-spacing: 0;--heading-height: 1.3;--text-small: clamp(0.9375rem, 0.92rem + 0.08vw, 1rem);--text-body: clamp(1.0625rem, 1.03rem + 0.16vw, 1.1875rem);--text-lead: clamp(1.25rem, 1.15rem + 0.45vw, 1.5625rem);--text-h3: clamp(1.375rem, 1.3rem + 0.4vw, 1.6875rem);--text-h2: clamp(1.875rem, 1.6rem + 1.4vw, 2.875rem);--text-h1: clamp(2.375rem, 1.9rem + 2.4vw, 4.25rem);--text-display: clamp(2.75rem, 2rem + 4vw, 6rem);--space-1: 0.5rem;--space-2: 1rem;--space-3: 1.5rem;--space-4: clamp(1.5rem, 1.25rem + 1.25vw, 2.5rem);--space-section: clamp(3rem, 2.25rem + 4vw, 6rem);--content-width: 74rem;--text-width: 40rem;--radius: 0.25rem;--radius-button: 0.25rem;--radius-picture: var(--radius);--radius-hero: 50% 50% 0 0 / 46% 46% 0 0;--rule: 1px;--shadow: 0 1rem 2.5rem rgb(20 26 56 / 18%);--ease: 240ms cubic-bezier(0.3, 0.7, 0.2, 1)}'
      .replace('{reem-kufi.woff2}', new URL('../themes/waraq/reem-kufi.woff2', import.meta.url).pathname)
      .replace('{readex-pro.woff2}', new URL('../themes/waraq/readex-pro.woff2', import.meta.url).pathname)
      .replace(
        '{readex-pro-latin.woff2}',
        new URL('../themes/waraq/readex-pro-latin.woff2', import.meta.url).pathname,
      ),
    fonts: [
      { href: new URL('../themes/waraq/reem-kufi.woff2', import.meta.url).pathname, direction: 'rtl' },
      { href: new URL('../themes/waraq/readex-pro.woff2', import.meta.url).pathname, direction: 'rtl' },
      { href: new URL('../themes/waraq/readex-pro-latin.woff2', import.meta.url).pathname, direction: 'ltr' },
    ],
    toolbar: { light: '#f6ead6', dark: '#141a38' },
    icon: new URL('../themes/waraq/icon.svg', import.meta.url).pathname,
    logo: new URL('../themes/waraq/logo.svg', import.meta.url).pathname,
    touchIcon: new URL('../themes/waraq/touch-icon.png', import.meta.url).pathname,
    appIcons: [
      { src: new URL('../themes/waraq/icon-192.png', import.meta.url).pathname, size: 192 },
      { src: new URL('../themes/waraq/icon-512.png', import.meta.url).pathname, size: 512 },
    ],
  },
};
