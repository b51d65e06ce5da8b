import type { ItemTree } from './item-tree.ts';
import type { LoadContext } from './load-context.ts';
import { createStableId } from './stable-id.ts';
import { renderingTemplate } from './templates.ts';

/** Sitecore has this one by itself; every partial design stands in it. */
const BUILT_IN = 'PartialDesignDynamicPlaceholder';

const FOLDER = '/sitecore/layout/Renderings/Project';

/** The renderings that editors may place, as items: what asks which components a site must have finds them. */
export function addRenderingItems({ settings, templates, pageTemplate }: LoadContext, tree: ItemTree): void {
  const pageTemplates = [...tree.byId.values()].flatMap(({ route, template }) =>
    route === null ? [] : [template.name],
  );
  const ofFields = [...templates.values()].flatMap(({ fields }) =>
    fields.map(({ itemTemplate }) => itemTemplate),
  );
  // A template is a component's, unless pages or the items in fields are made of it.
  const others = new Set([pageTemplate.name, ...pageTemplates, ...ofFields]);
  const names = new Set([BUILT_IN, ...[...templates.keys()].filter((name) => !others.has(name))]);
  for (const name of names) {
    const node = tree.add({
      id: createStableId(settings.name, 'rendering', name),
      name,
      parent: null,
      path: `${FOLDER}/${settings.name}/${name}`,
      file: null,
      template: renderingTemplate,
    });
    const values = new Map([['componentName', { type: 'text' as const, value: name, line: 1 }]]);
    for (const language of settings.languages) {
      const fields = { file: '', values };
      node.versions.set(language, { language, number: 1, fields, layout: null, placeholders: null });
    }
  }
}
