import { collectVariantIds } from '../layout/collect-variant-ids.ts';
import { toUnknownNameText } from '../store/close-name.ts';
import { createContentError } from '../store/content-error.ts';
import type { LoadContext } from '../store/load-context.ts';
import type { Placeholders } from '../store/page-file.ts';
import type { ItemNode } from '../store/site-model.ts';
import type { PageRules } from './rules-file.ts';
import { toRules } from './rules-file.ts';

type Nodes = { pages: ReadonlyMap<string, ItemNode>; designs: ReadonlyMap<string, ItemNode> };

const listVariants = (placeholders: Placeholders | null): string[] =>
  [...(placeholders?.values() ?? [])]
    .flat()
    .flatMap(({ experiences, placeholders: inner }) => [
      ...experiences.keys(),
      ...listVariants(inner),
      ...[...experiences.values()].flatMap((experience) => listVariants(experience?.placeholders ?? null)),
    ]);

const findVariants = (nodes: Iterable<ItemNode>): string[] =>
  [...nodes].flatMap(({ versions }) =>
    [...versions.values()].flatMap(({ layout, placeholders }) =>
      layout?.kind === 'recorded'
        ? collectVariantIds(layout.json)
        : listVariants(layout?.page.placeholders ?? placeholders),
    ),
  );

/** `members`, and `faq_short` for the variant of a component. */
const toNames = ({ page, components }: PageRules): string[] => [
  ...page.map(({ variant }) => variant),
  ...Object.entries(components).flatMap(([id, rules]) => rules.map(({ variant }) => `${id}_${variant}`)),
];

function findProblem(route: string, rules: PageRules, { pages, designs }: Nodes): string | null {
  const page = pages.get(route);
  if (!page) return `there is no page ${route}`;
  const known = findVariants([page, ...designs.values()]);
  const isKnown = (name: string) => known.includes(name) || /(^|_)default$/.test(name);
  const unknown = toNames(rules).find((name) => !isKnown(name));
  return unknown === undefined ? null : `${route}: ${toUnknownNameText('variant', unknown, known)}`;
}

/** The rules of a site's `personalize.yml`, by the path of the page. */
export function loadRules(context: LoadContext, nodes: Nodes): ReadonlyMap<string, PageRules> {
  const { paths, folder, lastGood, files, report, toName } = context;
  const path = `${folder}/personalize.yml`;
  if (!paths.includes(path)) return new Map();
  const { value } = lastGood.rules(path, () => toRules(files.source(path)));
  for (const [route, rules] of value ?? []) {
    const problem = findProblem(route, rules, nodes);
    if (problem !== null) report(createContentError(toName(path), 1, problem));
  }
  return value ?? new Map();
}
