import localFont from 'next/font/local';
import type { Theme } from '@/themes/theme';

// Familjen Grotesk, latin, from @fontsource-variable/familjen-grotesk 5.3 under the SIL Open Font License (see
// the license beside it). Next measures the fall-back against it, so that nothing moves when it arrives.
const display = localFont({
  src: './familjen-grotesk.woff2',
  weight: '400 700',
  variable: '--font-display',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const solvind: Theme = { fontClassName: display.variable, color: '#0b3b3c' };
