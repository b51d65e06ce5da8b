import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingProps } from '@/rendering/component/types';
import { useComponentData, usePhrase } from '@/rendering/context/page-data';
import { isLanguageLinks } from './language-links';

/** Links to the page in its other languages. Renders nothing when it has no other language. */
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
        {links.map(({ language, name, href }) => (
          <li key={language}>
            <a className="language-switcher-link" href={href} hrefLang={language} lang={language}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </RenderingRoot>
  );
}
