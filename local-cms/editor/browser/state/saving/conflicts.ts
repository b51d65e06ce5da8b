import { signal } from '@preact/signals';
import type { Item } from '../../platform/mutations.ts';

/** A field that was changed here and by somebody else. */
export type FieldConflict = { name: string; type: string; base: unknown; theirs: unknown; mine: unknown };

/** A field without a value is null or undefined. */
const isSameField = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

type Sides = { base: Item; theirs: Item; typed: ReadonlyMap<string, unknown> };

/** Lists the fields whose values differ in all three places. Equal changes are no conflict. */
export const findConflicts = ({ base, theirs, typed }: Sides): FieldConflict[] =>
  theirs.fields.nodes.flatMap(({ name, type, jsonValue }) => {
    if (!typed.has(name)) return [];
    const before = base.fields.nodes.find((field) => field.name === name)?.jsonValue;
    const mine = typed.get(name);
    const isConflict = !isSameField(before, jsonValue) && !isSameField(jsonValue, mine);
    return isConflict ? [{ name, type, base: before, theirs: jsonValue, mine }] : [];
  });

/** The conflict that a person shall decide; null if there is none. */
export type Conflict = {
  /** Of the item (items.ts). */
  key: string;
  by: string;
  theirs: Item;
  fields: readonly FieldConflict[];
};

export const conflict = signal<Conflict | null>(null);
