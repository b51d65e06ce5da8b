import '@/themes/global.scss';
// Of a font that a page alone imports, Next forgets the preload when the page's route is dynamic.
import '@/themes/themes';
import type { AppProps } from 'next/app';

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
