// What the page editor sends beside a value (editing-protocol §1.4); the site renders the value.
const EDITORS_ALONE = new Set(['editable', 'metadata']);

/** Fields without what only the page editor reads, at whatever depth. */
export function pruneFields(fields: unknown): unknown {
  if (Array.isArray(fields)) return fields.map(pruneFields);
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !EDITORS_ALONE.has(name))
      .map(([name, value]) => [name, pruneFields(value)]),
  );
}
