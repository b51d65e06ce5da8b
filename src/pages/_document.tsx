import { type DocumentProps, Html, Main, NextScript } from 'next/document';
import { DocumentHead, type DocumentPageProps, toDocumentLanguage } from '@/layouts/DocumentHead';
import { HeadWithoutInlineScripts } from '@/layouts/HeadWithoutInlineScripts';
import { withoutDocumentParts } from '@/layouts/without-document-parts';
import { solvind } from '@/themes/solvind/solvind';

export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  // Next types them as `any`. The pages of this folder have these props; Next's own error pages have none.
  const pageProps: DocumentPageProps = __NEXT_DATA__.props.pageProps ?? {};
  // A copy, because Next also writes the props to `_next/data`.
  __NEXT_DATA__.props = { ...__NEXT_DATA__.props, pageProps: withoutDocumentParts(pageProps) };
  return (
    <Html lang={toDocumentLanguage(pageProps)} className={solvind.fontClassName}>
      <HeadWithoutInlineScripts>
        <DocumentHead {...pageProps} />
      </HeadWithoutInlineScripts>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
