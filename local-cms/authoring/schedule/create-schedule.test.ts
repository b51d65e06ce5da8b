import { createTestContent } from '@tests/local-cms/create-test-snapshot';

import { createSchedule } from './create-schedule.ts';

const draft = (at: string) => `template: Page\npublishAt: ${at}\nfields: { Title: Soon }\n`;

function start(publish: (itemId: string, language: string) => Promise<void>) {
  const content = createTestContent({
    'acme/pages/soon/en.draft.yml': draft('2026-05-01T08:00Z'),
    'acme/pages/later/da.draft.yml': draft('2026-05-02T08:00Z'),
  });
  const logged: string[] = [];
  const log = {
    info: (text: string) => void logged.push(text),
    error: (text: string) => void logged.push(text),
  };
  const clock = { now: Date.parse('2026-05-01T07:59Z') };
  const schedule = createSchedule({
    getSnapshot: () => content.snapshot,
    publish,
    log,
    now: () => clock.now,
  });
  return { content, schedule, clock, logged };
}

test('publishes each draft when its time has come', async () => {
  const published: string[] = [];
  const { schedule, clock } = start(async (_, language) => void published.push(language));
  await schedule.run();
  expect(published).toEqual([]);
  clock.now += 60_000;
  await schedule.run();
  expect(published).toEqual(['en']);
  clock.now += 24 * 3_600_000;
  await schedule.run();
  expect(published).toEqual(['en', 'en', 'da']);
});

test('lists a draft that cannot be published as a problem, and tries it again after a minute', async () => {
  let tries = 0;
  const { content, schedule, clock, logged } = start(async () => {
    tries += 1;
    throw new Error('the disk is full');
  });
  clock.now += 60_000;
  await schedule.run();
  await schedule.run();
  expect(tries).toBe(1);
  expect(schedule.problems).toEqual([
    {
      file: 'content/acme/pages/soon/en.draft.yml',
      line: 1,
      message: 'publishAt: the page could not be published: the disk is full',
    },
  ]);
  clock.now += 60_000;
  await schedule.run();
  expect(tries).toBe(2);
  expect(logged).toHaveLength(1);
  content.edit({ 'acme/pages/soon/en.draft.yml': null });
  await schedule.run();
  expect(schedule.problems).toEqual([]);
});
