import { renderingTemplate, type Templates } from '../content/schemas/templates.ts';
import { createStableId } from '../content/stable-id.ts';
import type { LoadContext, SiteSources } from './load-context.ts';
import { createVersion } from './site-model.ts';

/** Sitecore's component that wraps every partial design. It is not in templates.yml. */
const BUILT_IN = 'PartialDesignDynamicPlaceholder';

const FOLDER = '/sitecore/layout/Renderings/Project';

/** Adds Sitecore's rendering item for each component. `npm run doctor` searches for these items. */
export function addRenderingItems({ settings, tree, ...context }: LoadContext): void {
  const { templates } = context;
  // Templates that pages or inline items use do not belong to a component.
  const others = new Set([
    context.pageTemplate.name,
    ...listPageTemplates(context),
    ...listItemTemplates(templates),
  ]);
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
      node.versions.set(language, createVersion({ language, number: 1, fields: { file: '', values } }));
    }
  }
}

/** Lists the templates that the pages of all sites use, because all sites share templates.yml. */
export function listPageTemplates({ files, lastGood }: Pick<SiteSources, 'files' | 'lastGood'>): string[] {
  const pages = files.paths.filter((path) => /^[^/]+\/pages\/.+\.ya?ml$/.test(path));
  const findTemplate = (path: string) => /^template: *["']?(\w+)/m.exec(files.text(path))?.[1] ?? null;
  const used = pages.map((path) => lastGood.pageTemplates(path, () => findTemplate(path)).value);
  return used.filter((name) => name !== null);
}

const listItemTemplates = (templates: Templates): string[] =>
  [...templates.values()].flatMap(({ fields }) => fields.flatMap(({ itemTemplate }) => itemTemplate ?? []));
