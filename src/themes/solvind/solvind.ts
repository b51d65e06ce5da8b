import localFont from 'next/font/local';
import type { Theme } from '@/themes/theme';

// Familjen Grotesk, latin, from @fontsource-variable/familjen-grotesk 5.3 under the SIL Open Font License (license
// beside it). `optional`: a page whose first paint comes before the font keeps the fallback font, because replacing
// it would move the text.
const display = localFont({
  src: './familjen-grotesk.woff2',
  weight: '400 700',
  variable: '--font-display',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

export const solvind: Theme = { fontClassName: display.variable, color: '#0b3b3c' };
