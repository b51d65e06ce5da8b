/** What search engines and share cards read of a page. Empty where the page says nothing. */
export type Head = {
  title: string;
  description: string;
  canonical: string;
  shareTitle: string;
  shareDescription: string;
  image: string;
  imageAlt: string;
  siteName: string;
};

/** Reads the markup of a head. The parsed document loads and runs nothing. */
export function readHead(markup: string): Head {
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  const read = (selector: string, attribute = 'content') =>
    parsed.querySelector(selector)?.getAttribute(attribute)?.trim() ?? '';
  const property = (name: string) => read(`meta[property="${name}"]`);
  const title = parsed.title.trim();
  const description = read('meta[name="description"]');
  return {
    title,
    description,
    canonical: read('link[rel="canonical"]', 'href'),
    shareTitle: property('og:title') || title,
    shareDescription: property('og:description') || description,
    image: property('og:image'),
    imageAlt: property('og:image:alt'),
    siteName: property('og:site_name'),
  };
}

/** The address that others show: the canonical one, or else that of the page. */
export const toShownUrl = ({ canonical }: Pick<Head, 'canonical'>, pageUrl: string): URL =>
  new URL(URL.canParse(canonical, pageUrl) ? canonical : '', pageUrl);

/** Search engines cut longer texts. They measure pixels, so these numbers are about right. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

/** What a person should mend before the page is shared. */
export function listAdvice({ title, description, image, imageAlt }: Head): string[] {
  return [
    !title && 'The page has no title.',
    title.length > MAX_TITLE && `The title has ${title.length} characters; about ${MAX_TITLE} are shown.`,
    !description && 'The page has no description, so search engines choose a text of it.',
    description.length > MAX_DESCRIPTION &&
      `The description has ${description.length} characters; about ${MAX_DESCRIPTION} are shown.`,
    !image && 'The page has no image for share cards.',
    image !== '' && !imageAlt && 'The image of the share card has no alternative text.',
  ].filter((advice) => typeof advice === 'string');
}
