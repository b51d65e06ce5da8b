import { createContext, useContext } from 'react';
import type { Rendering } from '@/cms/schemas/layout-schema';
import { ColumnShare } from '../component/column-share';

export type IslandCollector = {
  isIsland: (rendering: Rendering) => boolean;
  /** Returns the island's id, and the text to replace by the island's HTML. */
  add: (rendering: Rendering, columnShare: number) => { id: string; token: string };
};

/** Only the render of static HTML provides it. */
export const CollectorOfIslands = createContext<IslandCollector | null>(null);

type IslandPlaceProps = { rendering: Rendering; collector: IslandCollector };

/** The place of an island in static HTML. */
export function IslandPlace({ rendering, collector }: IslandPlaceProps) {
  const { id, token } = collector.add(rendering, useContext(ColumnShare));
  return <div data-island={id}>{token}</div>;
}
