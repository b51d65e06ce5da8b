import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { DocumentHead } from '@/layouts/DocumentHead';
import { findDocumentLanguage } from '@/page-props/document-language';
import { themes } from '@/themes/themes';

export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  return (
    <Html lang={findDocumentLanguage(__NEXT_DATA__.props.pageProps)} className={themes.solvind.fontClassName}>
      <Head>
        <DocumentHead {...__NEXT_DATA__.props.pageProps} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
