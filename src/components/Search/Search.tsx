import { MarkedText } from '@/rendering/component/MarkedText';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import { SearchForm } from '@/rendering/component/SearchForm';
import type { Found } from '@/rendering/component/search-outcome';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { useComponentData, usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import type { PhraseKey } from '@/texts/phrases/en';
import { isSearchData } from './search-data';

/** The form of the search and, if there is a query, its results. */
export function Default({ params, rendering }: RenderingProps<NoFields>) {
  const { action, query, found, moreHref } = useComponentData(rendering, isSearchData) ?? {};
  return (
    <RenderingRoot name="search" params={params}>
      <SearchForm action={action} defaultValue={query} />
      {query && <Status query={query} found={found ?? null} />}
      {found && found.results.length > 0 && <Results found={found} />}
      {moreHref && (
        <a className="button button-quiet" href={moreHref}>
          <Phrase name="search-more" />
        </a>
      )}
    </RenderingRoot>
  );
}

function Status({ query, found }: { query: string; found: Found | null }) {
  return (
    <div className="search-status" role="status">
      {!found && <Phrase name="search-unavailable" />}
      {found && found.total > 0 && <Phrase name="search-count" detail={found.total} />}
      {found?.total === 0 && (
        <>
          <p>
            <Phrase name="search-none" detail={query} />
          </p>
          <p>
            <Phrase name="search-help" />
          </p>
        </>
      )}
    </div>
  );
}

function Results({ found }: { found: Found }) {
  return (
    <ol className="search-results">
      {found.results.map(({ href, title, snippet }, index) => (
        <li key={href} id={`result-${index}`}>
          <h2>
            <a href={href}>
              <MarkedText parts={title} />
            </a>
          </h2>
          <p>
            <MarkedText parts={snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Phrase({ name, detail }: { name: PhraseKey; detail?: string | number }) {
  const phrase = usePhrase();
  return <span lang={usePhraseLanguage()(name)}>{phrase(name, detail)}</span>;
}
