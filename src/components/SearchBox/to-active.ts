/**
 * Returns the index of the option to which a key leads from the option `active`; `null` if the key leads nowhere.
 * The text field, -1, is between the last option and the first.
 */
export function toActive(key: string, active: number, options: number): number | null {
  if (key === 'ArrowDown') return active === options - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? options - 1 : active - 1;
  return null;
}
