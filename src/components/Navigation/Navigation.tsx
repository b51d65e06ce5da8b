'use client';

import { useId } from 'react';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { RenderingFields, RenderingProps } from '@/rendering/component/types';
import { usePageData, usePhrase } from '@/rendering/context/page-data';
import styles from './Navigation.module.scss';
import { NavigationEntry } from './NavigationEntry';
import { toNavigationItems } from './to-navigation-items';
import { useDisclosure } from './use-disclosure';

type NavigationProps = RenderingProps<RenderingFields>;

/** Shows a menu with disclosure buttons (WAI-ARIA APG). The `key` closes its submenus when the page changes. */
export function Default(props: NavigationProps) {
  const { path, language } = usePageData();
  return <Navigation key={`${language}${path}`} {...props} />;
}

function Navigation({ fields, params }: NavigationProps) {
  const phrase = usePhrase();
  const listId = useId();
  const { isOpen, toggle, button, handlers } = useDisclosure();
  const items = toNavigationItems(fields);
  if (items.length === 0) return null;
  return (
    <RenderingRoot name="navigation" params={params} tag="nav" label={phrase('navigation-label')}>
      <div className={styles.menu} data-open={isOpen} {...handlers}>
        <button
          ref={button}
          className={styles.menuButton}
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
        >
          <span className={styles.bars} aria-hidden="true" />
          {phrase(isOpen ? 'menu-close' : 'menu-open')}
        </button>
        <ul id={listId} className={styles.list}>
          {items.map((item) => (
            <NavigationEntry key={item.id} item={item} />
          ))}
        </ul>
      </div>
    </RenderingRoot>
  );
}
