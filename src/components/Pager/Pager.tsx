import type { PageLink } from '@/cms/queries/page-link';
import { isRecord } from '@/platform/json/json-types';
import { EmptyNotice } from '@/rendering/component/EmptyNotice';
import { isPageLink } from '@/rendering/component/page-links';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { useComponentData, usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { getIn } from '@/rendering/fields/field-values';

const directions = ['previous', 'next'] as const;

/** Links to the pages before and after the current one. Nothing if it is alone. */
export function Default({ params, rendering }: RenderingProps<NoFields>) {
  const phrase = usePhrase();
  const data = useComponentData(rendering, isRecord);
  const links = directions.flatMap((direction) => {
    const link = getIn(data, direction);
    return isPageLink(link) ? [{ direction, link }] : [];
  });
  if (links.length === 0) return <EmptyNotice params={params} rendering={rendering} />;
  return (
    <RenderingRoot name="pager" params={params} tag="nav" label={phrase('pager-label')}>
      <div className="pager-links">
        {links.map(({ direction, link }) => (
          <PagerLink key={direction} direction={direction} link={link} />
        ))}
      </div>
    </RenderingRoot>
  );
}

type PagerLinkProps = { direction: (typeof directions)[number]; link: PageLink };

function PagerLink({ direction, link: { href, title, language } }: PagerLinkProps) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  return (
    <a className={`pager-${direction}`} href={href} rel={direction === 'next' ? 'next' : 'prev'}>
      <span className="pager-direction" lang={phraseLanguage(direction)}>
        {phrase(direction)}
      </span>{' '}
      <span className="pager-title" lang={language}>
        {title}
      </span>
    </a>
  );
}
