/** What search engines demand of an entity. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  Article: ['headline', 'datePublished', 'author', 'image', 'mainEntityOfPage'],
  NewsArticle: ['headline', 'datePublished', 'author', 'image', 'mainEntityOfPage'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Event: ['name', 'startDate', 'location'],
  Place: ['name'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency', 'url'],
};

/** The forms of values, by the names of properties. */
const FORMS: readonly [name: RegExp, form: RegExp][] = [
  [/^(url|logo|image|item|mainEntityOfPage|urlTemplate|@id)$/, /^https?:\/\/[^/]+\/\S*$/],
  [/date/i, /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{3})?(Z|[+-]\d\d:\d\d))?$/],
  [/^price$/, /^\d+(\.\d{1,2})?$/],
  [/^priceCurrency$/, /^[A-Z]{3}$/],
];

type Entity = Record<string, unknown>;

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the entities in the `@graph` of each JSON-LD block. */
export const listEntities = (blocks: readonly unknown[]): Entity[] =>
  blocks.flatMap((block) =>
    isEntity(block) && block['@context'] === 'https://schema.org' && Array.isArray(block['@graph'])
      ? block['@graph'].filter(isEntity)
      : [],
  );

/** Returns what is wrong with the entities of a page: a line for each problem. */
export function listProblems(entities: readonly Entity[]): string[] {
  const types = entities.map((entity) => entity['@type']);
  const repeated = ['Organization', 'WebSite', 'FAQPage', 'BreadcrumbList'].filter(
    (type) => types.filter((each) => each === type).length > 1,
  );
  const ids = new Set(entities.map((entity) => entity['@id']));
  return [
    ...repeated.map((type) => `${type} is there twice`),
    ...entities.flatMap((each) => check(each, ids)),
  ];
}

function check(entity: Entity, ids: ReadonlySet<unknown>): string[] {
  const { '@type': type, '@id': id } = entity;
  if (type === undefined && id !== undefined) return ids.has(id) ? [] : [`nothing has the id ${id}`];
  const missing = (REQUIRED[String(type)] ?? []).filter((name) => isEmpty(entity[name]));
  const wrong = Object.entries(entity).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => {
      if (isEntity(each)) return check(each, ids);
      const form = FORMS.find(([names]) => names.test(name))?.[1];
      return form && !form.test(String(each)) ? [`${type} has the ${name} ${each}`] : [];
    }),
  );
  return [...missing.map((name) => `${type} has no ${name}`), ...wrong];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
