'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MarkedText } from '@/rendering/component/MarkedText';
import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import { SearchForm } from '@/rendering/component/SearchForm';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { useComponentData, usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';
import { toActive } from './to-active';
import { useSuggestions } from './use-suggestions';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Searches from any page: a form that works without JavaScript and, with it, suggests pages (ARIA: combobox). */
export function Default({ params, rendering }: RenderingProps<NoFields>) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  const action = useComponentData(rendering, isText);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const { pages, close } = useSuggestions(query ?? '');
  const id = useId();
  const isOpen = pages.length > 0;

  // The visitor may have typed before the component worked.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  const change = (text: string) => {
    setQuery(text);
    setActive(-1);
  };

  const choose = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const target = toActive(event.key, active, pages.length);
    if (target !== null) {
      setActive(target);
      document.getElementById(id + target)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && active >= 0) document.getElementById(id + active)?.click();
    else return;
    event.preventDefault();
  };

  // Without the page of results there is nothing to send the query to.
  if (!action) return null;
  return (
    <RenderingRoot name="search-box" params={params}>
      <SearchForm
        action={action}
        input={input}
        onChange={(event) => change(event.target.value)}
        onKeyDown={choose}
        onBlur={close}
        // Without JavaScript it is an ordinary text field.
        {...(query !== null && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': id,
          'aria-activedescendant': isOpen && active >= 0 ? id + active : undefined,
        })}
      >
        <span className="visually-hidden" role="status" lang={phraseLanguage('search-count')}>
          {isOpen && phrase('search-count', pages.length)}
        </span>
        {isOpen && (
          // A press would move the focus, and the list would close before the click.
          <div
            id={id}
            className="search-box-list"
            role="listbox"
            aria-label={phrase('search-suggestions')}
            onMouseDown={(event) => event.preventDefault()}
          >
            {pages.map(({ href, title }, index) => (
              <a
                key={href}
                id={id + index}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={href}
              >
                <MarkedText parts={title} />
              </a>
            ))}
          </div>
        )}
      </SearchForm>
    </RenderingRoot>
  );
}
