/** The names of one component: its own, that of its class in the HTML, that of its class in the style sheet. */
export type ComponentNames = { Name: string; 'css-name': string; className: string };

/** `FAQList` is `faq-list` and `faqList`. */
export function toComponentNames(name: string): ComponentNames {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z][a-z]*|\d+/g) ?? [name];
  const [first = '', ...others] = words.map((word) => word.toLowerCase());
  const capitalized = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    Name: name,
    'css-name': [first, ...others].join('-'),
    className: [first, ...capitalized].join(''),
  };
}

/** Why a new component cannot have this name; `null` when it can. `sources` are the texts that will hold it. */
export function findNameProblem(
  name: string,
  { existing, sources }: { existing: readonly string[]; sources: readonly string[] },
): string | null {
  if (!/^[A-Z][A-Za-z0-9]{1,49}$/.test(name)) {
    return 'A name is the rendering’s in the CMS: letters and digits, a capital first, such as CallToAction.';
  }
  // Some file systems take Promo and promo for one folder.
  const twin = existing.find((other) => other.toLowerCase() === name.toLowerCase());
  if (twin) return `There is a component ${twin} already.`;
  if (name in globalThis) return `JavaScript has its own ${name}.`;
  const isUsed = sources.some((source) => new RegExp(`\\b${name}\\b`).test(source));
  return isUsed ? `A component uses ${name} itself; choose another name.` : null;
}
