import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingFields, RenderingProps } from '@/rendering/component/types';
import { usePageData, usePhrase } from '@/rendering/context/page-data';
import styles from './Navigation.module.scss';
import { NavigationEntry } from './NavigationEntry';
import { toNavigationItems } from './to-navigation-items';

/** Shows a menu that works without JavaScript. The `key` closes it when the page changes. */
export function Default({ fields, params }: RenderingProps<RenderingFields>) {
  const { path, language } = usePageData();
  const phrase = usePhrase();
  const items = toNavigationItems(fields);
  if (items.length === 0) return null;
  const label = phrase('navigation-label');
  return (
    <RenderingRoot key={`${language}${path}`} name="navigation" params={params} tag="nav" label={label}>
      <div className={styles.menu}>
        {/* The list is outside, because on wide screens it is visible while this element is closed. */}
        <details className={styles.main} data-menu="">
          <summary>
            <span className={styles.bars} aria-hidden="true" />
            {label}
          </summary>
        </details>
        <ul className={styles.list}>
          {items.map((item) => (
            <NavigationEntry key={item.id} item={item} group="submenus" />
          ))}
        </ul>
      </div>
    </RenderingRoot>
  );
}
