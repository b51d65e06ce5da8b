import * as z from 'zod/mini';

const Words = z.union([z.string(), z.array(z.string())]);

const When = z.object({
  campaign: z.optional(Words),
  source: z.optional(Words),
  medium: z.optional(Words),
  country: z.optional(Words),
  returning: z.optional(z.boolean()),
  hours: z.optional(z.string()),
  timeZone: z.optional(z.string()),
});

const Rule = z.object({ variant: z.string(), when: z.optional(When), percent: z.optional(z.number()) });

export type When = z.output<typeof When>;
export type Rule = z.output<typeof Rule>;

const Component = z.object({
  uid: z.string(),
  id: z.nullable(z.string()),
  component: z.string(),
  /** Its component and its title. */
  label: z.string(),
  /** What each variant shows instead: `own` or `hidden`. */
  shown: z.record(z.string(), z.string()),
});

export type PageComponent = z.output<typeof Component>;

export const Audiences = z.object({
  itemId: z.string(),
  revision: z.string(),
  rulesRevision: z.nullable(z.string()),
  components: z.array(Component),
  rules: z.object({ page: z.array(Rule), components: z.record(z.string(), z.array(Rule)) }),
});

export type Audiences = z.output<typeof Audiences>;

/** A variant of the page, or of one component: its id is then `<component>_<name>`. */
export type Variant = { id: string; name: string; component: string | null; rules: readonly Rule[] };

export const toVariantId = (component: string | null, name: string): string =>
  component === null ? name : `${component}_${name}`;

export const listRules = ({ rules }: Audiences, component: string | null): readonly Rule[] =>
  component === null ? rules.page : (rules.components[component] ?? []);

/** Lists the variants that a component shows or a rule names, those of the page first. */
export function listVariants(audiences: Audiences): Variant[] {
  const { components, rules } = audiences;
  const ofRules = [
    ...rules.page.map(({ variant }) => variant),
    ...Object.entries(rules.components).flatMap(([id, list]) =>
      list.map(({ variant }) => `${id}_${variant}`),
    ),
  ];
  const ids = new Set([...ofRules, ...components.flatMap(({ shown }) => Object.keys(shown))]);
  return [...ids]
    .filter((id) => !/(^|_)default$/.test(id))
    .map((id) => {
      const [first = '', second] = id.split('_');
      const component = second === undefined ? null : first;
      const name = second ?? first;
      const own = listRules(audiences, component).filter(({ variant }) => variant === name);
      return { id, name, component, rules: own };
    })
    .sort((a, b) => Number(a.component !== null) - Number(b.component !== null));
}

/** A rule in a form. `was` is its place among the rules of its variant; null for a new one. */
export type EditedRule = { rule: Rule; was: number | null };

/**
 * Replaces the rules of one variant. All rules stay in their places, because the first one that fits counts; a new one
 * comes after those of its variant.
 */
export function replaceRules(all: readonly Rule[], variant: string, next: readonly EditedRule[]): Rule[] {
  const own = all.filter((rule) => rule.variant === variant);
  const kept = all.flatMap((rule) => {
    if (rule.variant !== variant) return rule;
    return next.find(({ was }) => was === own.indexOf(rule))?.rule ?? [];
  });
  const last = kept.findLastIndex((rule) => rule.variant === variant);
  const added = next.filter(({ was }) => was === null).map(({ rule }) => rule);
  return kept.toSpliced(last < 0 ? kept.length : last + 1, 0, ...added);
}

const isForAll = ({ when = {}, percent = 100 }: Rule): boolean =>
  percent === 100 && Object.keys(when).length === 0;

/** Adds the rule of a new variant: first, so that visitors get it, or last if it would keep all others from theirs. */
export const addRule = (all: readonly Rule[], rule: Rule): Rule[] =>
  isForAll(rule) ? [...all, rule] : [rule, ...all];

/** Returns the rule because of which no visitor reaches this one; -1 if some do. */
export const findBarrier = (rules: readonly Rule[], index: number): number =>
  rules.slice(0, index).findIndex(isForAll);

export const toWords = (words: string | readonly string[] | undefined): string =>
  [words ?? []].flat().join(', ');

/** Converts a list with commas; undefined if it is empty. */
export function fromWords(text: string): string | string[] | undefined {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return words.length > 1 ? words : words[0];
}

const either = (words: string | readonly string[]): string => [words].flat().join(' or ');

const quote = (words: string | readonly string[]): string =>
  either([words].flat().map((word) => `“${word}”`));

/** Says in words who gets a variant by a rule. */
export function describeRule({ when = {}, percent = 100 }: Rule): string {
  const { campaign, source, medium, country, returning, hours, timeZone = 'UTC' } = when;
  const parts = [
    returning === true && 'returning visitors',
    returning === false && 'new visitors',
    campaign && `campaign ${quote(campaign)}`,
    source && `source ${quote(source)}`,
    medium && `medium ${quote(medium)}`,
    country && `in ${either(country)}`,
    hours && `from ${hours.replace('-', ' to ')} o’clock (${timeZone})`,
  ].filter(Boolean);
  const who = parts.join(', ') || 'everybody';
  return percent < 100 ? `${percent} % of ${who}` : who;
}

/** A word that names a component in the ids of its variants. */
export const toComponentId = ({ id, component, uid }: PageComponent): string =>
  (id ?? `${component}-${uid.slice(0, 4)}`).replace(/[^A-Za-z0-9-]/g, '-').toLowerCase();

/** Returns the label of a component by the word that names it. It can be gone from the page. */
export const findComponentLabel = ({ components }: Audiences, id: string): string =>
  components.find((one) => toComponentId(one) === id.toLowerCase())?.label ?? id;
