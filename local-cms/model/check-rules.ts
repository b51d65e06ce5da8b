import { toUnknownNameText } from '../content/close-name.ts';
import { type ContentError, createContentError } from '../content/content-error.ts';
import type { Placeholders } from '../content/schemas/page-file.ts';
import type { PageRules } from '../content/schemas/rules-file.ts';
import { collectVariantIds } from './collect-variant-ids.ts';
import type { ItemNode, Site } from './site-model.ts';

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

function findProblem(route: string, rules: PageRules, editions: readonly Site[]): string | null {
  const pages = editions.flatMap((site) => site.pages.get(route) ?? []);
  if (pages.length === 0) return `there is no page ${route}`;
  const known = listVariantsOf([...pages, ...editions.flatMap((site) => [...site.designs.values()])]);
  const isKnown = (name: string) => known.includes(name) || /(^|_)default$/.test(name);
  const unknown = toVariantIds(rules).find((name) => !isKnown(name));
  if (unknown === undefined) return null;
  return `${route}: ${toUnknownNameText('variant', unknown, [...new Set(known)])}`;
}

type Editions = { newest: Site; published: Site | undefined };

/**
 * Reports rules for pages and variants that do not exist. A rule may be there before its variant is published, and after
 * the variant was removed from the draft.
 */
export function checkRules(
  { newest, published = newest }: Editions,
  file: string,
  report: (error: ContentError) => void,
): void {
  for (const [route, rules] of newest.rules) {
    const problem = findProblem(route, rules, [newest, published]);
    if (problem !== null) report(createContentError(file, 1, problem));
  }
}
