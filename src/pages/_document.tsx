import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { DocumentHead, type DocumentPageProps, toDocumentLanguage } from '@/layouts/DocumentHead';
import { solvind } from '@/themes/solvind/solvind';

export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  // Next's type is `any`. Only the pages of this folder produce page props; Next's own error pages have none.
  const pageProps: DocumentPageProps = __NEXT_DATA__.props.pageProps ?? {};
  return (
    <Html lang={toDocumentLanguage(pageProps)} className={solvind.fontClassName}>
      <Head>
        <DocumentHead {...pageProps} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
