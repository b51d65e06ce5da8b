import type { Head } from '@/rendering/head';
import { themes } from '@/themes/themes';
import { findErrorText, isErrorStatus } from './error-texts';

/** What any page of this site hands to its document: of the CMS, or built in for an error. */
export type DocumentPageProps = {
  head?: Head;
  page?: { language: string };
  sitePage?: { head: Head; page: { language: string } };
  builtIn?: { status: number; language: string };
};

/**
 * What a page says of itself to browsers, search engines and those who share it. All of them read documents, so
 * it is written there alone: in the browser only the title and the language follow the visitor (DocumentTitle).
 */
export function DocumentHead({ head: own, page, sitePage, builtIn }: DocumentPageProps) {
  const head = own ?? sitePage?.head ?? (builtIn && toErrorHead(builtIn));
  if (!head) return null;
  const language = page?.language ?? sitePage?.page.language;
  const { title, description, canonical, alternates, image, noIndex, links } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="theme-color" content={themes.solvind.color} />
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
    </>
  );
}

function toErrorHead({ status, language }: { status: number; language: string }): Head {
  const { title } = findErrorText(isErrorStatus(status) ? status : 500, language);
  return { title, noIndex: true, alternates: [], links: [] };
}
