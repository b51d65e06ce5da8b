import { readPublish } from '../webhook/read-publish';
import { createPublishRecord } from './publish-record';

const toId = (number: number) => String(number).padStart(32, '0');
const toPublish = (from: number, to: number, language = 'en') => {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const updates = numbers.flatMap((number) =>
    [toId(number), `${toId(number)}-layout`].map((identifier) => ({ identifier, entity_culture: language })),
  );
  return readPublish(JSON.stringify({ updates }));
};

function createRecord() {
  const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
  return { clock, record: createPublishRecord('one', () => clock.now) };
}

test('a publish is live at the time at which the last of it was worked off', () => {
  const { clock, record } = createRecord();
  record.addUpdates(toPublish(1, 2));
  clock.now += 1500;
  record.markWorkedOff();
  expect(record.toEntry()).toMatchObject({ liveAt: null, seconds: null });
  clock.now += 60_000;
  record.markLive();
  expect(record.toEntry()).toMatchObject({ liveAt: '2026-01-01T00:00:01.500Z', seconds: 1.5 });
  record.addUpdates(toPublish(2, 3));
  expect(record.toEntry()).toMatchObject({ liveAt: null, itemCount: 2 });
});

test('items have their languages, and the first name that was found', () => {
  const { record } = createRecord();
  record.addUpdates(toPublish(1, 2));
  record.addUpdates(toPublish(1, 2, 'da'));
  for (const name of ['About', 'Other']) record.nameItem(toId(1), name);
  record.nameItem(toId(9), 'Not published');
  expect(record.toEntry()).toMatchObject({
    items: [{ id: toId(1), name: 'About', languages: ['en', 'da'] }],
    itemCount: 1,
  });
});

test('counts all pages and items, and lists only the first', () => {
  const { record } = createRecord();
  record.addUpdates(toPublish(0, 300));
  for (let page = 0; page < 300; page++) record.addPage(`/${page}`, `https://main.test/${page}`, 'renewed');
  for (let problem = 0; problem < 30; problem++) record.addProblem(`problem ${problem}`);
  const { items, itemCount, pages, counts, problems } = record.toEntry();
  expect([items.length, itemCount, pages.length, problems.length]).toEqual([200, 300, 200, 20]);
  expect(counts).toEqual({ renewed: 300, gone: 0, failed: 0 });
});

test('a page that is renewed again counts once, with its last outcome', () => {
  const { record } = createRecord();
  for (const outcome of ['failed', 'gone'] as const) record.addPage('/a', 'https://main.test/a', outcome);
  expect(record.toEntry()).toMatchObject({
    pages: [{ page: '/a', outcome: 'gone' }],
    counts: { renewed: 0, gone: 1, failed: 0 },
  });
});
