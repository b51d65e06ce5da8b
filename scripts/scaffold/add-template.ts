const HEADING = '# Components with a datasource';

/** content/templates.yml with the fields of a new component; as it is when it has them already. */
export function addTemplate(yaml: string, name: string): string {
  if (new RegExp(`^${name}:`, 'm').test(yaml)) return yaml;
  const line = `${name}: { Title: text, Text: rich text }`;
  const [before, after] = yaml.split(`${HEADING}\n`);
  if (before === undefined || after === undefined) return `${yaml.trimEnd()}\n${line}\n`;
  return `${before}${HEADING}\n${line}\n${after}`;
}
