import { toUnknownNameText } from '../content/close-name.ts';
import type { Placeholders } from '../content/schemas/page-file.ts';
import { type PageRules, toRules } from '../content/schemas/rules-file.ts';
import { collectVariantIds } from './collect-variant-ids.ts';
import type { LoadContext } from './load-context.ts';
import type { ItemNode, Site } from './site-model.ts';

type Items = Pick<Site, 'pages' | 'designs'>;

const listVariants = (placeholders: Placeholders | null): string[] =>
  [...(placeholders?.values() ?? [])]
    .flat()
    .flatMap(({ experiences, placeholders: inner }) => [
      ...experiences.keys(),
      ...listVariants(inner),
      ...[...experiences.values()].flatMap((experience) => listVariants(experience?.placeholders ?? null)),
    ]);

const listVariantsOf = (nodes: Iterable<ItemNode>): string[] =>
  [...nodes].flatMap(({ versions }) =>
    [...versions.values()].flatMap(({ layout, placeholders }) =>
      layout?.kind === 'recorded' ? collectVariantIds(layout.json) : listVariants(placeholders),
    ),
  );

/** Lists variant ids: `members` for a page variant, `faq_short` for a variant of the component `faq`. */
const toVariantIds = ({ page, components }: PageRules): string[] => [
  ...page.map(({ variant }) => variant),
  ...Object.entries(components).flatMap(([id, rules]) => rules.map(({ variant }) => `${id}_${variant}`)),
];

function findProblem(route: string, rules: PageRules, { pages, designs }: Items): string | null {
  const page = pages.get(route);
  if (!page) return `there is no page ${route}`;
  const known = listVariantsOf([page, ...designs.values()]);
  const isKnown = (name: string) => known.includes(name) || /(^|_)default$/.test(name);
  const unknown = toVariantIds(rules).find((name) => !isKnown(name));
  return unknown === undefined ? null : `${route}: ${toUnknownNameText('variant', unknown, known)}`;
}

/** Loads the rules of `personalize.yml` by page path. Reports pages and variants that do not exist. */
export function loadRules(
  { folder, lastGood, files, reportFile }: LoadContext,
  items: Items,
): ReadonlyMap<string, PageRules> {
  const path = `${folder}/personalize.yml`;
  if (!files.paths.includes(path)) return new Map();
  const rules = lastGood.rules(path, () => toRules(files.source(path))).value ?? new Map<string, PageRules>();
  for (const [route, pageRules] of rules) {
    const problem = findProblem(route, pageRules, items);
    if (problem !== null) reportFile(path, problem);
  }
  return rules;
}
