import { createContext, useContext } from 'react';
import { ColumnShare } from '../component/column-share';
import type { PlaceholderProps } from '../component/types';
import { StaticHtml } from './StaticHtml';

/** Returns the HTML of an island's placeholder. `columnShare` is that of the column around the placeholder. */
export type ReadSlot = (name: string, columnShare: number) => string;

export const SlotReader = createContext<ReadSlot>(() => '');

/** A placeholder of an island. What it contains was rendered on the server. */
export function StaticSlot({ name }: PlaceholderProps) {
  const readSlot = useContext(SlotReader);
  const columnShare = useContext(ColumnShare);
  return <StaticHtml html={readSlot(name, columnShare)} slot={name} />;
}
