import type { Head } from '@/rendering/context/page-data';
import type { StaticPage } from '@/rendering/static-html/static-page';
import type { DocumentPageProps } from './DocumentHead';

type PageParts = { head?: Head; staticPage?: StaticPage };

/** Removes from the document's copy of the props what the document contains as markup: the page's HTML and head.
 * The browser compares the theme with that of the next page. */
export function withoutDocumentParts(props: DocumentPageProps): DocumentPageProps {
  const { sitePage } = props;
  return {
    ...withoutMarkup(props),
    ...(sitePage && { sitePage: withoutMarkup(sitePage) }),
  };
}

function withoutMarkup<Props extends PageParts>(props: Props): Props {
  const { head, staticPage } = props;
  return {
    ...props,
    ...(head && { head: shorten(head) }),
    ...(staticPage && { staticPage: { ...staticPage, html: '' } }),
  };
}

function shorten({ title, theme }: Head): Head {
  return { title, ...(theme !== undefined && { theme }), alternates: [], links: [] };
}
