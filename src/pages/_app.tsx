import '@/themes/global.scss';
import '@/generated/bootstrap-classes.css';
import '@/generated/component-styles.scss';
import '@/generated/adopted-styles';
import type { AppProps } from 'next/app';

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
