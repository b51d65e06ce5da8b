type Part = { component: string; label: string };

/**
 * Lists what people call the components that the source has and a translation lacks. The files of two languages need not
 * have the same ids, so components are counted.
 */
export function listMissing(source: readonly Part[], translation: readonly Part[]): string[] {
  const names = new Set(source.map(({ component }) => component));
  return [...names].flatMap((name) => {
    const count = translation.filter(({ component }) => component === name).length;
    return source
      .filter(({ component }) => component === name)
      .slice(count)
      .map(({ label }) => label);
  });
}
