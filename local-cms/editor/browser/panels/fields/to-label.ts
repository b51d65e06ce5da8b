/** Writes the name of a field as people read it: `PrimaryLink` is `Primary link`. */
export const toLabel = (name: string): string =>
  name
    .replaceAll(
      /([\p{Ll}\d])(\p{Lu})(?=\p{Ll})/gu,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replaceAll(/([\p{Ll}])(\p{Lu})/gu, '$1 $2');
