/** A component's names: in the CMS, and as a class. */
export type ComponentNames = { Name: string; 'css-name': string };

/** `FAQList` becomes `faq-list`. */
export function toComponentNames(name: string): ComponentNames {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z][a-z]*|\d+/g) ?? [name];
  return { Name: name, 'css-name': words.join('-').toLowerCase() };
}

/** Returns why a new component cannot have this name, or `null`. `sources`: the templates of its files. */
export function findNameProblem(
  name: string,
  { existing, sources }: { existing: readonly string[]; sources: readonly string[] },
): string | null {
  if (!/^[A-Z][A-Za-z0-9]{1,49}$/.test(name)) {
    return 'Use the name of the rendering in the CMS: a capital letter, then letters and digits, such as CallToAction.';
  }
  // Some file systems treat Promo and promo as one folder.
  const twin = existing.find((other) => other.toLowerCase() === name.toLowerCase());
  if (twin) return `The component ${twin} exists already. Choose another name.`;
  if (name in globalThis) return `JavaScript has a global ${name}. Choose another name.`;
  const isUsed = sources.some((source) => new RegExp(`\\b${name}\\b`).test(source));
  return isUsed ? `The code of a component imports ${name}. Choose another name.` : null;
}
