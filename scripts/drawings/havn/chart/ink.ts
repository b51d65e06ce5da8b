/** The inks of every chart: those of the theme. */
export const INK = '#0a2240';
export const DEEP = '#06162c';
export const NAVY = '#12345c';
export const PAPER = '#ffffff';
export const RED = '#d3202b';
export const YELLOW = '#ffc61a';
export const SAND = '#ffe08a';
/** From the shore to deep water. */
export const WATER = ['#8fc4e4', '#bcdcef', '#e2f0f8'] as const;
export const GREEN = '#0f7a4d';

const NIGHT = [
  [PAPER, '#0d2b50'],
  [WATER[2], '#0a2240'],
  [WATER[1], '#12345c'],
  [WATER[0], '#1d4a80'],
  [INK, '#d5e4f2'],
  [YELLOW, '#7d6010'],
  [SAND, '#a8842a'],
] as const;

/** Swaps the inks where the page is dark, because a white sheet would dazzle. A sheet of the night stays as it is. */
export const nightStyle = (ground: string): string =>
  ground === INK
    ? ''
    : `<style>@media(prefers-color-scheme:dark){${NIGHT.map(
        ([day, night]) => `[fill="${day}"]{fill:${night}}[stroke="${day}"]{stroke:${night}}`,
      ).join('')}}</style>`;
