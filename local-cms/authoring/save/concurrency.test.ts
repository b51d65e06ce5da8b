import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { propertyRuns } from '@tests/jest/property-runs';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';
import { parse } from 'yaml';
import { z } from 'zod';

import { toRevision } from '../files/revision.ts';
import { ConflictError } from './file-change.ts';

const file = 'acme/pages/about/en.yml';

const page = `# The page that all change
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
const Page = z.looseObject({
  fields: z.looseObject({ Title: z.string() }),
  placeholders: z.looseObject({ 'headless-main': z.array(Rendering) }),
});
type Page = z.output<typeof Page>;
type Rendering = z.output<typeof Rendering>;

/** Lists the renderings with the place where they are: on the page, or in the box. */
const listAll = ({ placeholders }: Page): { rendering: Rendering; place: string }[] =>
  placeholders['headless-main'].flatMap((rendering) => [
    { rendering, place: 'page' },
    ...(rendering.placeholders?.container ?? []).map((inner) => ({ rendering: inner, place: 'box' })),
  ]);

/** Everything on the page by its place, such as `r1 Text`, so that two states can be compared. */
function toFacts(text: string): Map<string, string> {
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

const listChanged = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((place) => before.get(place) !== after.get(place))
    .sort();

/** A small generator of random numbers, which gives the same ones for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Edit = (data: Page) => Page;

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

function chooseEdit(random: (below: number) => number, seen: Page, number: number): Edit {
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

const listComments = (text: string): string => (text.match(/# hand \d+/g) ?? []).join('\n');

/** Exactly the intended places have changed, whatever the others have done meanwhile. */
function expectOnly(edit: Edit, view: string, before: string, after: string): void {
  const intended = toFacts(`${JSON.stringify(edit(Page.parse(parse(view))))}\n${listComments(view)}`);
  const wanted = listChanged(toFacts(view), intended);
  const found = toFacts(after);
  expect(wanted).toEqual(expect.arrayContaining(listChanged(toFacts(before), found)));
  for (const place of wanted) expect(found.get(place)).toBe(intended.get(place));
}

/** Opens the page in a text editor, which changes it now and in the middle of saves. */
async function openPage(random: (below: number) => number) {
  const hand = { count: 0, text: page };
  const world = await openTestAuthoring({ ...sampleContent, [file]: page }, () => {
    if (random(3) > 0) return;
    hand.count++;
    const text = read();
    hand.text =
      random(2) === 0
        ? `# hand ${hand.count}\n${text}`
        : text.replace(/Title: .*/, `Title: Hand ${hand.count}`);
    writeFileSync(`${target}~`, hand.text);
    renameSync(`${target}~`, target);
  });
  const target = path.join(world.contentFolder, file);
  const read = () => readFileSync(target, 'utf8');
  return { world, hand, read };
}

test.each(Array.from({ length: propertyRuns(10, 1) }, (_, index) => index + 1))(
  'two editors and a text editor lose nothing (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const { world, hand, read } = await openPage(random);
    const views = new Map<string, string>();
    const counts = { saved: 0, conflicts: 0, turned: 0 };
    const turn = (name: string, by: string) =>
      random(3) === 0 ? world.saver.redo([name], by) : world.saver.undo([name], by);
    for (let number = 0; number < propertyRuns(200, 80); number++) {
      const by = random(2) === 0 ? 'Ada' : 'Bo';
      const view = views.get(by) ?? page;
      const note = { page: 'acme/pages/about/en', by, action: 'updateItem', label: `change ${number}` };
      const edit = chooseEdit(random, Page.parse(parse(view)), number);
      const change = { path: file, base: toRevision(view), edit: (data: unknown) => edit(Page.parse(data)) };
      hand.text = read();
      const isTurn = random(8) === 0;
      const done = await (isTurn ? turn(note.page, by) : world.saver.save([change], note)).catch(toConflict);
      if (done instanceof ConflictError) expect(read()).toBe(hand.text);
      else if (!isTurn) expectOnly(edit, view, hand.text, read());
      counts[done instanceof ConflictError ? 'conflicts' : isTurn ? 'turned' : 'saved']++;
      // The editor looks at the page again.
      views.set(by, read());
      world.texts.remember(read());
      await world.store.reload();
      expect(world.listProblems()).toEqual([]);
    }
    expect(Math.min(...Object.values(counts), hand.count)).toBeGreaterThan(0);
    await world.close();
  },
  300_000,
);

function toConflict(error: unknown): ConflictError {
  if (error instanceof ConflictError) return error;
  throw error;
}
