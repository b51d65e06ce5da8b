import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { propertyRuns } from '@tests/jest/property-runs';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import {
  chooseEdit,
  createRandom,
  listChanged,
  listComments,
  Page,
  page,
  type Random,
  toFacts,
} from '@tests/local-cms/random-page-edits';
import { sampleContent } from '@tests/local-cms/sample-content';
import { parse } from 'yaml';

import { toRevision } from '../files/revision.ts';
import { ConflictError } from './file-change.ts';

const file = 'acme/pages/about/en.yml';

/** A change from one text of the page to another. */
type Step = { from: string; to: string };

/**
 * Exactly what the step changes has changed, and nobody else had changed it: otherwise there must be a conflict.
 */
function expectOnly({ from, to }: Step, before: string, after: string): void {
  const [start, intended, met, found] = [from, to, before, after].map(toFacts);
  if (!start || !intended || !met || !found) throw new Error('There are four texts.');
  const wanted = listChanged(start, intended);
  expect(wanted).toEqual(expect.arrayContaining(listChanged(met, found)));
  for (const place of wanted) {
    expect(found.get(place)).toBe(intended.get(place));
    expect([start.get(place), intended.get(place)]).toContain(met.get(place));
  }
}

/** What one person can undo and redo, as the person remembers it. */
function createMemory() {
  let entries: (Step & { isUndone: boolean })[] = [];
  const find = (isUndo: boolean) =>
    isUndo ? entries.findLast((entry) => !entry.isUndone) : entries.find((entry) => entry.isUndone);
  return {
    add: (step: Step) => {
      entries = [...entries.filter(({ isUndone }) => !isUndone), { ...step, isUndone: false }];
    },
    find: (isUndo: boolean): Step | null => {
      const entry = find(isUndo);
      if (!entry) return null;
      return isUndo ? { from: entry.to, to: entry.from } : { from: entry.from, to: entry.to };
    },
    turn: (isUndo: boolean) => {
      const entry = find(isUndo);
      if (entry) entry.isUndone = isUndo;
    },
  };
}

/** Opens the page in a text editor, which changes it now and in the middle of saves. `text` is what was there last. */
async function openPage(random: Random) {
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

const note = { historyKey: 'acme/pages/about/en', action: 'updateItem' };

/** An editor who changes the page, and knows it as it was when it was last looked at. */
function createEditor(
  by: string,
  random: Random,
  { world, hand, read }: Awaited<ReturnType<typeof openPage>>,
) {
  const memory = createMemory();
  let view = page;
  const look = () => {
    view = read();
    world.texts.remember(view);
  };
  const change = async (saver: typeof world.saver, number: number) => {
    const seen = view;
    const edit = chooseEdit(random, Page.parse(parse(seen)), number);
    const mine = `${JSON.stringify(edit(Page.parse(parse(seen))))}\n${listComments(seen)}`;
    const base = toRevision(seen);
    const changes = [{ path: file, base, edit: (data: unknown) => edit(Page.parse(data)) }];
    await saver.save(changes, { ...note, by, label: `change ${number}` });
    const after = read();
    expectOnly({ from: seen, to: mine }, hand.text, after);
    if (after !== hand.text) memory.add({ from: hand.text, to: after });
    return 'saved' as const;
  };
  const turn = async (saver: typeof world.saver, isUndo: boolean) => {
    const step = memory.find(isUndo);
    const saved = await (isUndo ? saver.undo([note.historyKey], by) : saver.redo([note.historyKey], by));
    const after = read();
    expect(saved === null).toBe(step === null);
    if (!step) return 'nothing to undo' as const;
    // Comments and all, if nobody else has changed the page since.
    if (hand.text === step.from) expect(after).toBe(step.to);
    else expectOnly(step, hand.text, after);
    memory.turn(isUndo);
    return 'turned' as const;
  };
  return async (saver: typeof world.saver, number: number) => {
    const work = random(6) === 0 ? turn(saver, random(3) > 0) : change(saver, number);
    const result = await work.catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
      expect(read()).toBe(hand.text);
      return 'refused' as const;
    });
    hand.text = read();
    if (result !== 'saved' || random(3) > 0) look();
    return result;
  };
}

test.each(Array.from({ length: propertyRuns(10, 1) }, (_, index) => index + 1))(
  'two editors and a text editor lose nothing (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const opened = await openPage(random);
    const { world, hand } = opened;
    const ada = createEditor('Ada', random, opened);
    const bo = createEditor('Bo', random, opened);
    const counts = { saved: 0, refused: 0, turned: 0, 'nothing to undo': 0 };
    let { saver } = world;
    for (let number = 0; number < propertyRuns(200, 80); number += 2) {
      // Both at once, or one of them twice.
      const results =
        random(2) === 0
          ? await Promise.all([ada(saver, number), bo(saver, number + 1)])
          : [await ada(saver, number), await ada(saver, number + 1)];
      for (const result of results) counts[result]++;
      await world.store.reload();
      expect(world.listProblems()).toEqual([]);
      if (random(10) === 0) saver = (await world.reopen()).saver;
    }
    expect(Math.min(counts.saved, counts.refused, counts.turned, hand.count)).toBeGreaterThan(0);
    const names = readdirSync(path.join(world.contentFolder, 'acme/pages/about'));
    expect(names.filter((name) => /^\.|~$/.test(name))).toEqual([]);
    await world.close();
  },
  300_000,
);

test('undo returns to each state, and redo to each later one, whoever has made the change', async () => {
  const random = createRandom(7);
  const world = await openTestAuthoring({ ...sampleContent, [file]: page });
  const states = [page];
  const people: string[] = [];
  const count = propertyRuns(200, 40);
  while (people.length < count) {
    const current = states.at(-1) ?? '';
    const number = people.length;
    const edit = chooseEdit(random, Page.parse(parse(current)), number);
    const by = random(2) === 0 ? 'Ada' : 'Bo';
    const changes = [
      { path: file, base: toRevision(current), edit: (data: unknown) => edit(Page.parse(data)) },
    ];
    await world.saver.save(changes, { ...note, by, label: `change ${number}` });
    const text = await world.read(file);
    if (text === current) continue;
    states.push(text);
    people.push(by);
  }
  // After a restart.
  const { saver } = await world.reopen();
  for (const [index, by] of [...people.entries()].reverse()) {
    expect(await saver.undo([note.historyKey], by)).not.toBeNull();
    expect(await world.read(file)).toBe(states[index]);
  }
  for (const [index, by] of people.entries()) {
    expect(await saver.redo([note.historyKey], by)).not.toBeNull();
    expect(await world.read(file)).toBe(states[index + 1]);
  }
  await world.close();
}, 120_000);
