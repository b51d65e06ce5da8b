import { type DocumentProps, Html, Main, NextScript } from 'next/document';
import { themes } from '@/generated/themes';
import {
  DocumentHead,
  type DocumentPageProps,
  toDocumentDirection,
  toDocumentLanguage,
  toThemeName,
} from '@/layouts/DocumentHead';
import { HeadWithoutInlineScripts } from '@/layouts/HeadWithoutInlineScripts';
import { ThemeTags } from '@/layouts/ThemeTags';
import { withoutDocumentParts } from '@/layouts/without-document-parts';
import { findTheme } from '@/themes/theme';

export default function Document({ __NEXT_DATA__ }: DocumentProps) {
  // Next types them as `any`. The pages of this folder have these props; Next's own error pages have none.
  const pageProps: DocumentPageProps = __NEXT_DATA__.props.pageProps ?? {};
  // A copy, because Next also writes the props to `_next/data`.
  __NEXT_DATA__.props = { ...__NEXT_DATA__.props, pageProps: withoutDocumentParts(pageProps) };
  const { name, theme } = findTheme(themes, toThemeName(pageProps));
  return (
    <Html lang={toDocumentLanguage(pageProps)} dir={toDocumentDirection(pageProps)} data-theme={name}>
      <HeadWithoutInlineScripts>
        <ThemeTags theme={theme} direction={toDocumentDirection(pageProps) ?? 'ltr'} />
        <DocumentHead {...pageProps} />
      </HeadWithoutInlineScripts>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
