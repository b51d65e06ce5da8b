import { useId } from 'react';
import { usePageData, usePhrase } from '@/rendering/context/page-data';
import { Chevron } from '@/themes/Chevron';
import { isAncestor, isCurrentPage } from './is-current-page';
import styles from './Navigation.module.scss';
import type { NavigationItem } from './to-navigation-items';
import { useDisclosure } from './use-disclosure';

export function NavigationEntry({ item }: { item: NavigationItem }) {
  const page = usePageData();
  const phrase = usePhrase();
  const listId = useId();
  const { isOpen, toggle, button, handlers } = useDisclosure();
  const { text, href, children } = item;
  const classes = [styles.entry, isAncestor(href, page) && styles.above, ...item.styles];
  const link = (
    <a className={styles.link} href={href} aria-current={isCurrentPage(href, page) ? 'page' : undefined}>
      {text}
    </a>
  );
  if (children.length === 0) return <li className={classes.filter(Boolean).join(' ')}>{link}</li>;
  return (
    <li className={classes.filter(Boolean).join(' ')} data-open={isOpen} {...handlers}>
      {link}
      <button
        ref={button}
        className={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={phrase(isOpen ? 'submenu-close' : 'submenu-open', text)}
        onClick={toggle}
      >
        <Chevron />
      </button>
      <ul id={listId} className={styles.sub}>
        {children.map((child) => (
          <NavigationEntry key={child.id} item={child} />
        ))}
      </ul>
    </li>
  );
}
