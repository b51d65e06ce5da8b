import NextHead from 'next/head';
import type { Head } from '@/rendering/head';
import { themes } from '@/themes/themes';

type PageHeadProps = { head: Head; language: string };

/** Writes what a page says of itself to browsers, search engines and those who share it. */
export function PageHead({ head, language }: PageHeadProps) {
  const { title, description, canonical, alternates, image, noIndex, links } = head;
  return (
    <NextHead>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={themes.solvind.color} />
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map((alternate) => (
        <link
          key={`alternate-${alternate.language}`}
          rel="alternate"
          hrefLang={alternate.language}
          href={alternate.href}
        />
      ))}
      {links.map(({ rel, href }) => (
        <link key={`${rel}-${href}`} rel={rel} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {image && <meta property="og:image" content={image} />}
    </NextHead>
  );
}
