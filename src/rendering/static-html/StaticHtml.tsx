import { useContext, useEffect, useMemo, useRef } from 'react';
import { IslandStarter } from './island-starter';

type StaticHtmlProps = { html: string; className?: string; slot?: string };

/**
 * Keeps the server's HTML. While React hydrates the document, `html` is empty, and React leaves the element as it is.
 * After a client-side navigation, `html` is the HTML of the next page.
 */
export function StaticHtml({ html, className, slot }: StaticHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const startIslands = useContext(IslandStarter);
  // React replaces the HTML when this object changes.
  const markup = useMemo(() => ({ __html: html }), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML contains new islands
  useEffect(() => (element.current ? startIslands(element.current) : undefined), [markup, startIslands]);

  return (
    <div
      ref={element}
      className={className}
      data-slot={slot}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React on the server has rendered this HTML
      dangerouslySetInnerHTML={markup}
    />
  );
}
