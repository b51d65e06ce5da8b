// A page, random changes of it, and what they change.
import { parse } from 'yaml';
import { z } from 'zod';

/** The page that all change. */
export const page = `# The page that all change
template: Page
fields:
  Title: About
placeholders:
  headless-main:
    # the first
    - component: RichText
      id: r1
      fields: { Text: one }
    - component: RichText
      id: r2
      fields:
        Text: |
          <p>two</p>
          <p>lines</p>
    - component: Promo
      id: r3
      fields: { PromoText: three, Count: 3 }
    - component: Container
      id: box
      fields: {}
      placeholders:
        container:
          - component: RichText
            id: r4
            fields: { Text: four } # inside
`;

const Simple = z.looseObject({
  id: z.string(),
  component: z.string(),
  fields: z.record(z.string(), z.unknown()),
});
const Rendering = Simple.extend({ placeholders: z.looseObject({ container: z.array(Simple) }).optional() });
export const Page = z.looseObject({
  fields: z.looseObject({ Title: z.string() }),
  placeholders: z.looseObject({ 'headless-main': z.array(Rendering) }),
});
export type Page = z.output<typeof Page>;
type Rendering = z.output<typeof Rendering>;

/** Lists the renderings with the place where they are: on the page, or in the box. */
const listAll = ({ placeholders }: Page): { rendering: Rendering; place: string }[] =>
  placeholders['headless-main'].flatMap((rendering) => [
    { rendering, place: 'page' },
    ...(rendering.placeholders?.container ?? []).map((inner) => ({ rendering: inner, place: 'box' })),
  ]);

/** Everything on the page by its place, such as `r1 Text`, so that two states can be compared. */
export function toFacts(text: string): Map<string, string> {
  const data = Page.parse(parse(text));
  return new Map([
    ['Title', data.fields.Title],
    ...listAll(data).flatMap(({ rendering: { id, fields }, place }): [string, string][] => [
      ...Object.entries(fields).map(([name, value]): [string, string] => [`${id} ${name}`, String(value)]),
      [id, place],
    ]),
    ...(text.match(/# hand \d+/g) ?? []).map((comment): [string, string] => [comment, 'exists']),
  ]);
}

export const listChanged = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((place) => before.get(place) !== after.get(place))
    .sort();

export type Random = (below: number) => number;

/** A small generator of random numbers, which gives the same ones for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export type Edit = (data: Page) => Page;

/** Changes the renderings on the page and those in the box. */
const editList = (data: Page, change: (list: Rendering[], place: string) => Rendering[]): Page => ({
  ...data,
  placeholders: {
    ...data.placeholders,
    'headless-main': change(
      data.placeholders['headless-main'].map(({ placeholders, ...rendering }) =>
        placeholders
          ? {
              ...rendering,
              placeholders: { ...placeholders, container: change(placeholders.container, 'box') },
            }
          : rendering,
      ),
      'page',
    ),
  },
});

const takeOut = (data: Page, id: string): Page =>
  editList(data, (list) => list.filter((entry) => entry.id !== id));

export function chooseEdit(random: (below: number) => number, seen: Page, number: number): Edit {
  const all = listAll(seen).filter(({ rendering }) => rendering.component !== 'Container');
  const target = all[random(Math.max(1, all.length))]?.rendering;
  const kind = random(11);
  const to = random(3) === 0 ? 'box' : 'page';
  const put = (data: Page, rendering: Rendering): Page =>
    editList(data, (list, place) =>
      place === to ? list.toSpliced(random(list.length + 1), 0, rendering) : list,
    );
  if (kind === 0) return (data) => ({ ...data, fields: { ...data.fields, Title: `Title ${number}` } });
  if (kind <= 3 || !target || all.length < 3) {
    const fields = { Text: `<p>new ${number}</p>` };
    return (data) => put(data, { component: 'RichText', id: `n${number}`, fields });
  }
  if (kind === 4) return (data) => takeOut(data, target.id);
  if (kind <= 6)
    return (data) => {
      const found = listAll(data).find(({ rendering }) => rendering.id === target.id)?.rendering;
      return found ? put(takeOut(data, target.id), found) : data;
    };
  const name = target.component === 'Promo' ? 'PromoText' : 'Text';
  const text = random(2) === 0 ? `value ${number}` : `<p>${number}</p>\n<p>lines</p>\n`;
  const write = (rendering: Rendering) =>
    rendering.id === target.id ? { ...rendering, fields: { ...rendering.fields, [name]: text } } : rendering;
  return (data) => editList(data, (list) => list.map(write));
}

export const listComments = (text: string): string => (text.match(/# hand \d+/g) ?? []).join('\n');
