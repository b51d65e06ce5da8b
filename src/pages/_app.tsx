import '@/themes/global.scss';
import '@/generated/bootstrap-classes.css';
import '@/generated/component-styles.scss';
import '@/generated/adopted-styles';
// The font must be imported here: Next omits the preload of a font that only a dynamic page imports.
import '@/themes/solvind/solvind';
import type { AppProps } from 'next/app';

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
