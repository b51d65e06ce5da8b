/** Returns the package of an import specifier: `@scope/name` of `@scope/name/file`, `name` of `name/file`. */
export function toPackageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
