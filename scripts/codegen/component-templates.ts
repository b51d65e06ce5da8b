export const TEMPLATES = 'content/templates.yml';

/** In that file, every template below this line belongs to a component. */
const HEADING = /^# Components: .*\n/m;

/** Adds a template for a new component, unless it has one. */
export function addTemplate(yaml: string, name: string): string {
  if (new RegExp(`^${name}:`, 'm').test(yaml)) return yaml;
  return `${yaml.trimEnd()}\n${name}: { Title: text, Text: rich text }\n`;
}

export function removeOrphanedTemplates(yaml: string, components: readonly string[]): string {
  const heading = HEADING.exec(yaml);
  if (!heading) return yaml;
  const start = heading.index + heading[0].length;
  // An entry is a line with a name, and the indented lines below it.
  const entries = yaml
    .slice(start)
    .replace(/^(\w+):.*\n?(?:[ \t]+\S.*\n?)*/gm, (entry, name: string) =>
      components.includes(name) ? entry : '',
    );
  return yaml.slice(0, start) + entries;
}
