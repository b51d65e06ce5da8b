import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingProps } from '@/rendering/component/types';
import { useComponentData, usePhrase } from '@/rendering/context/page-data';
import { isLanguageLinks } from './language-links';

/** Links to the page in the site's other languages. Renders nothing when the site has no other language. */
export function Default({ params, rendering }: RenderingProps) {
  const phrase = usePhrase();
  const links = useComponentData(rendering, isLanguageLinks);
  if (!links || links.length === 0) return null;
  return (
    <RenderingRoot
      name="language-switcher"
      params={params}
      tag="nav"
      label={phrase('language-switcher-label')}
    >
      <ul className="language-switcher-list">
        {links.map(({ language, name, href, note }) => (
          <li key={language}>
            <a className="language-switcher-link" href={href} hrefLang={language} lang={language}>
              {name}
              {note && <small> ({note})</small>}
            </a>
          </li>
        ))}
      </ul>
    </RenderingRoot>
  );
}
