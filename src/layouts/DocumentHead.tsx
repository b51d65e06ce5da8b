import { createElement } from 'react';
import type { Head, HeadElement } from '@/rendering/context/page-data';
import type { StaticPage } from '@/rendering/static-html/static-page';
import { getErrorText } from '@/texts/error-pages';
import { toDirection } from '@/texts/to-direction';
import type { ErrorLayoutProps } from './ErrorLayout';
import { LinkPreviewTags } from './LinkPreviewTags';

/** The page props of any page: a CMS page, an error page of the CMS, or the built-in error page. */
export type DocumentPageProps = {
  head?: Head;
  page?: { language: string };
  staticPage?: StaticPage;
  sitePage?: { head: Head; page: { language: string }; staticPage?: StaticPage };
  builtIn?: Pick<ErrorLayoutProps, 'status' | 'language' | 'theme'>;
};

/** Returns the language of the document; `undefined` for Next's own error pages. */
export function toDocumentLanguage({ page, sitePage, builtIn }: DocumentPageProps): string | undefined {
  return page?.language ?? sitePage?.page.language ?? builtIn?.language;
}

/** Returns the direction of the document; `undefined` for Next's own error pages. */
export function toDocumentDirection(props: DocumentPageProps): 'ltr' | 'rtl' | undefined {
  const language = toDocumentLanguage(props);
  return language === undefined ? undefined : toDirection(language);
}

/** Returns the name of the page's theme; `undefined` for the default one. */
export function toThemeName({ head, sitePage, builtIn }: DocumentPageProps): string | undefined {
  return head?.theme ?? sitePage?.head.theme ?? builtIn?.theme;
}

/** Search engines and link previews read only the document. A client-side navigation updates only DocumentTitle. */
export function DocumentHead({ head: own, sitePage, builtIn }: DocumentPageProps) {
  const head = own ?? sitePage?.head ?? (builtIn && toErrorHead(builtIn));
  if (!head) return null;
  const { title, description, canonical, alternates, noIndex, links, structuredData } = head;
  const { feeds = [], elements = [] } = head;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={alternate.href} />
      ))}
      {links.map(({ rel, href }) => (
        <link key={`${rel} ${href}`} rel={rel} href={href} />
      ))}
      {feeds.map(({ type, href }) => (
        <link key={href} rel="alternate" type={type} href={href} />
      ))}
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* The first paint waits for the content, so it has the whole header: a part that came later would move the others. */}
      {!builtIn && <link rel="expect" href="#content" blocking="render" />}
      <LinkPreviewTags head={head} />
      {elements.map(toElement)}
      {structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, which no text can end
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
    </>
  );
}

function toElement({ tag, attributes, text, html }: HeadElement, index: number) {
  const props = { ...attributes, key: index };
  if (html === undefined) return createElement(tag, props, text);
  return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: html } });
}

function toErrorHead({ status, language }: NonNullable<DocumentPageProps['builtIn']>): Head {
  const { title } = getErrorText(status, language);
  return { title, noIndex: true, alternates: [], links: [] };
}
