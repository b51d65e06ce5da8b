import { createContext, type ReactNode, useContext } from 'react';

/** Width of the content on a large screen. The value must equal the theme's `--content-width`. */
const CONTENT_REM = 78;

/** The column's share of the content's width on a large screen: 0.5 for `col-12 col-lg-6`. */
export const ColumnShare = createContext(1);

type ColumnProps = { grid: string | undefined; children: ReactNode };

/** Tells the images in a column how wide the column is, so that the browser loads them in the right size. */
export function Column({ grid, children }: ColumnProps) {
  const share = useContext(ColumnShare);
  return <ColumnShare value={share * toShare(grid)}>{children}</ColumnShare>;
}

/** Returns the `sizes` attribute of an image that fills its column. */
export function useColumnSizes(): string {
  const share = useContext(ColumnShare);
  const width = Math.ceil(CONTENT_REM * share);
  const columnWidth = `(min-width: ${CONTENT_REM}rem) ${width}rem, `;
  return share === 1
    ? `${columnWidth}100vw`
    : `${columnWidth}(min-width: 62rem) ${Math.ceil(100 * share)}vw, 100vw`;
}

function toShare(grid: string | undefined): number {
  const columns = /(?:^|\s)col(?:-lg)?-(\d+)(?!.*col-lg-)/.exec(grid ?? '')?.[1];
  return columns ? Math.min(Number(columns), 12) / 12 : 1;
}
