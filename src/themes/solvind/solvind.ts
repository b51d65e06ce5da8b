import localFont from 'next/font/local';
import type { Theme } from '@/themes/theme';

// The font (latin) comes from @fontsource-variable/familjen-grotesk 5.3, under the SIL Open Font License. With
// `optional`, a page that is painted before the font has loaded keeps the fallback font, so that no text moves.
const display = localFont({
  src: './familjen-grotesk.woff2',
  weight: '400 700',
  variable: '--font-display',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

export const solvind: Theme = { fontClassName: display.variable, color: '#0b3b3c' };
