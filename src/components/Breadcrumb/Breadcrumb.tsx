import { EmptyNotice } from '@/rendering/component/EmptyNotice';
import { isPageLinks } from '@/rendering/component/page-links';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { useComponentData, usePhrase } from '@/rendering/context/page-data';

/** Links to the pages above the current one, whose title follows as the heading. Nothing on the home page. */
export function Default({ params, rendering }: RenderingProps<NoFields>) {
  const phrase = usePhrase();
  const links = useComponentData(rendering, isPageLinks) ?? [];
  if (links.length === 0) return <EmptyNotice params={params} rendering={rendering} />;
  return (
    <RenderingRoot name="breadcrumb" params={params} tag="nav" label={phrase('breadcrumb-label')}>
      <ol className="breadcrumb-list">
        {links.map(({ id, href, title, language }) => (
          <li key={id}>
            <a href={href} lang={language} hrefLang={language}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </RenderingRoot>
  );
}
