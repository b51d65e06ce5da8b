import type { ComponentNames } from './component-name.ts';

/** What a new component consists of, by what stands behind its name in scripts/templates. */
const PARTS = ['.tsx', '.module.scss', '.test.tsx'] as const;

type Part = (typeof PARTS)[number];

/** The files of a new component by their path below src/components. */
export function createComponentFiles(
  names: ComponentNames,
  templates: Readonly<Record<Part, string>>,
): Map<string, string> {
  const entries = PARTS.map(
    (part) => [`${names.Name}/${names.Name}${part}`, fill(templates[part], names)] as const,
  );
  return new Map(entries);
}

function fill(template: string, names: ComponentNames): string {
  return Object.entries(names).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
    template,
  );
}
