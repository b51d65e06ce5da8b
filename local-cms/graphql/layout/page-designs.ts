import { toUnknownNameText } from '../../content/close-name.ts';
import { createContentError } from '../../content/content-error.ts';
import { type PageFile, rootPlaceholders } from '../../content/schemas/page-file.ts';
import type { Rendering } from '../../content/schemas/renderings.ts';
import { findVersion, type ItemNode } from '../../model/site-model.ts';
import type { LayoutContext } from './layout-context.ts';

export type PlacedDesign = {
  placeholder: string;
  name: string;
  node: ItemNode;
  renderings: readonly Rendering[];
};

/** Lists the partial designs that site.yml defines for the page's design. Throws if the design is unknown. */
export function listDesigns({ site, language }: LayoutContext, { file, design }: PageFile): PlacedDesign[] {
  const { pageDesigns } = site.settings;
  if (!Object.hasOwn(pageDesigns, design.name)) {
    if (design.name === 'default') return [];
    const message = toUnknownNameText('page design', design.name, Object.keys(pageDesigns));
    throw createContentError(file, design.line, message);
  }
  return rootPlaceholders.flatMap((placeholder) =>
    (pageDesigns[design.name]?.[placeholder] ?? []).flatMap((name) => {
      // Skips a partial design that does not exist. The problem was reported when the content was loaded.
      const node = site.designs.get(name);
      const version = node && findVersion(site, node, language);
      const renderings = version?.placeholders?.get(placeholder) ?? [];
      return node && version ? [{ placeholder, name, node, renderings }] : [];
    }),
  );
}
