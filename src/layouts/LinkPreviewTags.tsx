import type { Head } from '@/rendering/context/page-data';

/** What messengers and social networks show of a link: Open Graph (ogp.me), and the form of X's card. */
export function LinkPreviewTags({ head }: { head: Head }) {
  const { title, description, canonical, image, openGraph = [] } = head;
  return (
    <>
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {openGraph.map(({ property, content }) => (
        <meta key={`${property} ${content}`} property={property} content={content} />
      ))}
      {image && <meta property="og:image" content={image.src} />}
      {image?.width && <meta property="og:image:width" content={String(image.width)} />}
      {image?.height && <meta property="og:image:height" content={String(image.height)} />}
      {image?.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
