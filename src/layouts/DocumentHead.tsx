import { createElement } from 'react';
import type { Head, HeadElement } from '@/rendering/context/page-data';
import type { StaticPage } from '@/rendering/static-html/static-page';
import { getErrorText } from '@/texts/error-pages';
import { solvind } from '@/themes/solvind/solvind';
import type { ErrorLayoutProps } from './ErrorLayout';

/** The page props of any page: a CMS page, an error page of the CMS, or the built-in error page. */
export type DocumentPageProps = {
  head?: Head;
  page?: { language: string };
  staticPage?: StaticPage;
  sitePage?: { head: Head; page: { language: string }; staticPage?: StaticPage };
  builtIn?: Pick<ErrorLayoutProps, 'status' | 'language'>;
};

/** Returns the language of the document; `undefined` for Next's own error pages. */
export function toDocumentLanguage({ page, sitePage, builtIn }: DocumentPageProps): string | undefined {
  return page?.language ?? sitePage?.page.language ?? builtIn?.language;
}

/** Search engines and link previews read only the document. A client-side navigation updates only DocumentTitle. */
export function DocumentHead({ head: own, page, sitePage, builtIn }: DocumentPageProps) {
  const head = own ?? sitePage?.head ?? (builtIn && toErrorHead(builtIn));
  if (!head) return null;
  const language = page?.language ?? sitePage?.page.language;
  const { title, description, canonical, alternates, image, noIndex, links, elements = [] } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="theme-color" content={solvind.color} />
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map((alternate) => (
        <link key={alternate.language} rel="alternate" hrefLang={alternate.language} href={alternate.href} />
      ))}
      {links.map(({ rel, href }) => (
        <link key={`${rel} ${href}`} rel={rel} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {language && <meta property="og:locale" content={language.replace('-', '_')} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image} />}
      {elements.map(toElement)}
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
