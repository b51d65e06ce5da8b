import { createContext, useContext } from 'react';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { ColumnShare } from '../component/column-share';

export type IslandCollector = {
  isIsland: (rendering: Rendering) => boolean;
  /** Returns the text that the island's HTML will replace. */
  add: (rendering: Rendering, columnShare: number) => string;
};

/** Only the render of static HTML provides it. */
export const CollectorOfIslands = createContext<IslandCollector | null>(null);

type IslandPlaceProps = { rendering: Rendering; collector: IslandCollector };

/** The place of an island in static HTML. */
export function IslandPlace({ rendering, collector }: IslandPlaceProps) {
  return collector.add(rendering, useContext(ColumnShare));
}
