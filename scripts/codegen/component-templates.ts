export const TEMPLATES = 'content/templates.yml';

/** In that file, every template below this line belongs to a component. */
const HEADING = /^# Components: .*\n/m;

/** Adds a template for a new component, unless it has one. */
export function addTemplate(yaml: string, name: string): string {
  if (new RegExp(`^${name}:`, 'm').test(yaml)) return yaml;
  return `${yaml.trimEnd()}\n${name}: { Title: text, Text: rich text }\n`;
}

type Orphans = {
  /** The templates without those that were removed. */
  yaml: string;
  /** The names of the removed templates. */
  removed: string[];
};

// An entry is a line with a name, and the indented lines below it.
const ENTRY = /^(\w+):.*\n?(?:[ \t]+\S.*\n?)*/gm;

/** Removes the templates below the line that no component has, and that neither other templates nor content use. */
export function removeOrphanedTemplates(
  yaml: string,
  components: readonly string[],
  isInContent: (name: string) => boolean,
): Orphans {
  const heading = HEADING.exec(yaml);
  if (!heading) return { yaml, removed: [] };
  const start = heading.index + heading[0].length;
  const names = [...yaml.slice(start).matchAll(ENTRY)].map(([, name = '']) => name);
  const orphans = names.filter((name) => !components.includes(name) && !isInContent(name));
  const without = (removed: readonly string[]) =>
    yaml.slice(0, start) +
    yaml.slice(start).replace(ENTRY, (entry, name: string) => (removed.includes(name) ? '' : entry));
  const removed = withoutUsed(orphans, without);
  return { yaml: without(removed), removed };
}

/** Leaves out names that remaining templates use, until none is left: those that it keeps can use others. */
function withoutUsed(names: readonly string[], without: (removed: readonly string[]) => string): string[] {
  const rest = without(names);
  const unused = names.filter((name) => !new RegExp(`\\bitems of ${name}\\b`).test(rest));
  return unused.length === names.length ? unused : withoutUsed(unused, without);
}

/** Returns whether a content file uses a template, for an item or a component. */
export function usesTemplate(source: string, name: string): boolean {
  return new RegExp(`\\b(?:template|component):\\s*["']?${name}\\b`).test(source);
}
