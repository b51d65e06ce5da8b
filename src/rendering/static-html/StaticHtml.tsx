import { useContext, useEffect, useRef } from 'react';
import { IslandStarter } from './island-starter';

type StaticHtmlProps = { html: string; className?: string; slot?: string };

/**
 * Keeps the server's HTML. While React hydrates the document, `html` is empty, and React leaves the element as it is.
 * After a client-side navigation, `html` is the HTML of the next page.
 */
export function StaticHtml({ html, className, slot }: StaticHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const startedHtml = useRef('');
  const startIslands = useContext(IslandStarter);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // The next page may have the same HTML. React then keeps the elements, which the islands before still have.
    if (html !== '' && html === startedHtml.current) current.innerHTML = html;
    startedHtml.current = html;
    return startIslands(current);
  }, [html, startIslands]);

  return (
    <div
      ref={element}
      className={className}
      data-slot={slot}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React on the server has rendered this HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
