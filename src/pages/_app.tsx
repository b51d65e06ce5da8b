import '@/themes/global.scss';
import '@/generated/component-styles.scss';
import '@/features/byoc/components/external-components.scss';
// Only until Navigation has a plain style sheet, too.
import '@/generated/component-styles';
// The font must be imported here: Next omits the preload of a font that only a dynamic page imports.
import '@/themes/solvind/solvind';
import type { AppProps } from 'next/app';

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
