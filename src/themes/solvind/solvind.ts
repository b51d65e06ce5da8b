import localFont from 'next/font/local';
import type { Theme } from '@/themes/theme';

// Familjen Grotesk, latin, from @fontsource-variable/familjen-grotesk 5.3 under the SIL Open Font License (see
// the license beside it). Optional: who does not have it at the first paint reads that page in the fall-back, whose
// words are a little wider or narrower; exchanging it would move what the visitor reads.
const display = localFont({
  src: './familjen-grotesk.woff2',
  weight: '400 700',
  variable: '--font-display',
  display: 'optional',
  adjustFontFallback: 'Arial',
});

export const solvind: Theme = { fontClassName: display.variable, color: '#0b3b3c' };
