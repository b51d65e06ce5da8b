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
