import type { ReactNode } from 'react';
import { Column } from './column-share';
import type { Params } from './types';

type RootTag = 'div' | 'section' | 'figure' | 'nav' | 'article';

type RenderingRootProps = {
  /** Class name of the component. The class `component` is always added. */
  name: string;
  params: Params;
  /** More class names, each of which begins with `name` (docs/decisions/023) or comes from the theme. */
  className?: string;
  tag?: RootTag;
  label?: string;
  style?: { backgroundImage: string };
  /** Whether the element extends to the edges of the screen. Ignored when the editor chose fewer than 12 columns. */
  bleeds?: boolean;
  children?: ReactNode;
};

/** Renders the outermost element of a component, with the columns, classes and id that the editor chose. */
export function RenderingRoot({
  name,
  params,
  className,
  tag: Tag = 'div',
  label,
  style,
  bleeds = false,
  children,
}: RenderingRootProps) {
  return (
    <Tag
      className={toClassName(
        'component',
        name,
        className,
        bleeds && isFullWidth(params) ? 'bleeds' : '',
        params.GridParameters,
        params.Styles,
        params.styles,
      )}
      id={params.RenderingIdentifier || undefined}
      aria-label={label}
      style={style}
    >
      <Column grid={params.GridParameters}>{children}</Column>
    </Tag>
  );
}

function isFullWidth(params: Params): boolean {
  const columns = params.GridParameters?.match(/(?<=^|\s)(col|offset)\S*/g) ?? [];
  return columns.every((name) => /^(col(-\w+)?-12|offset(-\w+)?-0)$/.test(name));
}

/** Joins class names without duplicates, because the SDK's `styles` repeats `GridParameters` and `Styles`. */
function toClassName(...parts: readonly (string | undefined)[]): string {
  return [...new Set(parts.join(' ').split(/\s+/))].filter(Boolean).join(' ');
}
