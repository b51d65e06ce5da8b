import { toUnknownNameText } from '../content/close-name.ts';
import { createContentError } from '../content/content-error.ts';
import type { Rendering } from '../content/schemas/renderings.ts';
import type { LoadContext } from './load-context.ts';
import type { ItemNode } from './site-model.ts';

type Placed = { placeholder: string; rendering: Rendering };

function* walk(placeholders: ReadonlyMap<string, readonly Rendering[]> | null): Generator<Placed> {
  for (const [placeholder, renderings] of placeholders ?? []) {
    for (const rendering of renderings) {
      yield { placeholder, rendering };
      yield* walk(rendering.placeholders);
    }
  }
}

/** Reports components in placeholders that site.yml does not allow them in, and unknown names in that list. */
export function checkAllowed({ settings, templates, report }: LoadContext, nodes: readonly ItemNode[]): void {
  const { allowed, file } = settings;
  if (allowed.size === 0) return;
  const known = [...templates.keys()];
  for (const { components, lines } of allowed.values()) {
    for (const [index, name] of components.entries())
      if (!known.includes(name))
        report(createContentError(file, lines[index] ?? 1, toUnknownNameText('component', name, known)));
  }
  const versions = nodes.flatMap((node) => [...node.versions.values()]);
  for (const { placeholder, rendering } of versions.flatMap((version) => [...walk(version.placeholders)])) {
    const names = allowed.get(placeholder)?.components;
    if (!names || names.includes(rendering.component)) continue;
    const message = `${rendering.component} is not allowed in ${placeholder} (site.yml: ${names.join(', ')})`;
    report(createContentError(rendering.file, rendering.line, message));
  }
}
