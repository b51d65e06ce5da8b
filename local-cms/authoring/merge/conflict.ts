import type { Path } from '../../content/source-file.ts';

/** Two people changed the same value. A value that is undefined was removed, or was not there. */
export type Conflict = { path: Path; base: unknown; theirs: unknown; mine: unknown };

/** `data` has their value at the place of each conflict. */
export type Merged = { data: unknown; conflicts: readonly Conflict[] };

export type Sides = { base: unknown; theirs: unknown; mine: unknown };
