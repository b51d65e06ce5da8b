import { createContext, useContext } from 'react';
import { ColumnShare } from '../component/column-share';
import type { PlaceholderProps } from '../component/types';
import { StaticHtml } from './StaticHtml';

/** The part of an island whose HTML the server renders: a placeholder, or one rendering of a placeholder. */
export type Slot = { name: string; index?: number };

/** Returns the HTML of a slot. `columnShare` is that of the column around the placeholder. */
export type ReadSlot = (slot: Slot, columnShare: number) => string;

/** Returns the slot's name in the HTML: `tabs`, or `tabs#2` for the third rendering of the placeholder. */
export function toSlotKey({ name, index }: Slot): string {
  return index === undefined ? name : `${name}#${index}`;
}

export const SlotReader = createContext<ReadSlot>(() => '');

/** A placeholder of an island. What it contains was rendered on the server. */
export function StaticSlot({ name, only }: PlaceholderProps) {
  const readSlot = useContext(SlotReader);
  const columnShare = useContext(ColumnShare);
  const slot = { name, index: only?.index };
  return <StaticHtml html={readSlot(slot, columnShare)} slot={toSlotKey(slot)} />;
}
