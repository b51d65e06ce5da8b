import type { ItemTree } from './item-tree.ts';
import type { LoadContext } from './load-context.ts';
import { createStableId } from './stable-id.ts';
import { renderingTemplate, type Templates } from './templates.ts';

/** Sitecore has this one by itself; every partial design stands in it. */
const BUILT_IN = 'PartialDesignDynamicPlaceholder';

const FOLDER = '/sitecore/layout/Renderings/Project';

/** The renderings that editors may place, as items: what asks which components a site must have finds them. */
export function addRenderingItems({ settings, ...context }: LoadContext, tree: ItemTree): void {
  const { templates } = context;
  // A template is a component's, unless pages or the items in fields are made of it.
  const others = new Set([...findPageTemplates(context), ...findItemTemplates(templates)]);
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

/** Sites share their templates: one site's pages may be the only ones that are made of one. */
function findPageTemplates({ files, pageTemplate }: Pick<LoadContext, 'files' | 'pageTemplate'>): string[] {
  const pages = files.paths.filter((path) => /^[^/]+\/pages\/.+\.ya?ml$/.test(path));
  const named = pages.flatMap((path) => /^template: *["']?(\w+)/m.exec(files.text(path))?.[1] ?? []);
  return [pageTemplate.name, ...named];
}

const findItemTemplates = (templates: Templates): string[] =>
  [...templates.values()].flatMap(({ fields }) => fields.flatMap(({ itemTemplate }) => itemTemplate ?? []));
