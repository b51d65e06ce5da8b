import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingFields, RenderingProps } from '@/rendering/component/types';
import { usePhrase } from '@/rendering/context/page-data';
import { NavigationEntry } from './NavigationEntry';
import { toMenuWidth } from './to-menu-width';
import { toNavigationItems } from './to-navigation-items';

/** Shows a menu that works without JavaScript. */
export function Default({ fields, params }: RenderingProps<RenderingFields>) {
  const phrase = usePhrase();
  const items = toNavigationItems(fields);
  if (items.length === 0) return null;
  const label = phrase('navigation-label');
  return (
    <RenderingRoot name="navigation" params={params} tag="nav" label={label}>
      <div className={`navigation-menu navigation-${toMenuWidth(items)}`}>
        {/* The list is outside, because on wide screens it is visible while this element is closed. */}
        <details className="navigation-main" data-menu="sheet">
          <summary>
            <span className="navigation-bars" aria-hidden="true" />
            {label}
          </summary>
        </details>
        <ul className="navigation-list">
          {items.map((item) => (
            <NavigationEntry key={item.id} item={item} group="submenus" />
          ))}
        </ul>
      </div>
    </RenderingRoot>
  );
}
