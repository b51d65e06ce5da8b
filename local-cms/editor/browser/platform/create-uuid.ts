/** Unlike `crypto.randomUUID` it works on pages that were loaded over HTTP from another machine, too. */
export function createUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(15))];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-8$4-');
}
