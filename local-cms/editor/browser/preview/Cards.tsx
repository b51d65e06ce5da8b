/** @jsxImportSource preact */
import * as z from 'zod/mini';
import { here } from '../state/content/content.ts';
import { useFetched } from '../state/content/use-fetched.ts';
import { type Head, listAdvice, readHead, toShownUrl } from './read-head.ts';

const HeadAnswer = z.object({ head: z.string(), url: z.string(), isHidden: z.boolean() });

const SearchResult = ({ head, url, isHidden }: { head: Head; url: URL; isHidden: boolean }) => (
  <figure>
    <figcaption>Search result</figcaption>
    {isHidden ? (
      <p class="search-result">This page is hidden from search engines.</p>
    ) : (
      <div class="search-result">
        <p class="quiet">
          {head.siteName || url.host} · {url.host}
          {url.pathname
            .split('/')
            .filter(Boolean)
            .map((part) => ` › ${part}`)
            .join('')}
        </p>
        <p class="search-title">{head.title}</p>
        <p class="search-text">{head.description}</p>
      </div>
    )}
  </figure>
);

const ShareCard = ({ head, url }: { head: Head; url: URL }) => (
  <figure>
    <figcaption>Card in messages and social networks</figcaption>
    <div class="share-card">
      {head.image ? <img src={head.image} alt={head.imageAlt} /> : <p class="no-image">No image</p>}
      <div>
        <p class="quiet">{url.host}</p>
        <p class="share-title">{head.shareTitle}</p>
        <p class="quiet">{head.shareDescription}</p>
      </div>
    </div>
  </figure>
);

/** What others show of the page, made from its real head. */
export function Cards({ version }: { version: string }) {
  const { page, site, language } = here.value;
  const query = new URLSearchParams({
    site: site?.name ?? '',
    itemId: page?.itemId ?? '',
    language,
    version,
  });
  const { data, problem } = useFetched(HeadAnswer, `/editor/head?${query}`);
  if (problem) return <p role="alert">{problem}</p>;
  if (!data) return <p class="quiet">Asking the site …</p>;
  const head = readHead(data.head);
  const url = toShownUrl(head, data.url);
  const advice = listAdvice(head);
  return (
    <div class="cards">
      <SearchResult head={head} url={url} isHidden={data.isHidden} />
      <ShareCard head={head} url={url} />
      {advice.length > 0 && (
        <ul class="advice" aria-label="Advice">
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
