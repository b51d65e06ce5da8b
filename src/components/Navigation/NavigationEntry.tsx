import { usePageData, usePhrase } from '@/rendering/context/page-data';
import { isAncestor, isCurrentPage } from '@/rendering/navigation/is-current-page';
import { Chevron } from '@/themes/Chevron';
import type { NavigationItem } from './to-navigation-items';

type NavigationEntryProps = {
  item: NavigationItem;
  /** The browser keeps at most one submenu of a group open. */
  group: string;
};

export function NavigationEntry({ item, group }: NavigationEntryProps) {
  const page = usePageData();
  const phrase = usePhrase();
  const { id, text, href, children } = item;
  const classes = ['navigation-entry', isAncestor(href, page) && 'navigation-above', ...item.styles];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <a
        className="navigation-link"
        href={href}
        aria-current={isCurrentPage(href, page) ? 'page' : undefined}
      >
        {text}
      </a>
      {children.length > 0 && (
        <details className="navigation-submenu" name={group} data-menu="">
          <summary aria-label={phrase('submenu', text)}>
            <Chevron />
          </summary>
          <ul>
            {children.map((child) => (
              <NavigationEntry key={child.id} item={child} group={`submenus-${id}`} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
