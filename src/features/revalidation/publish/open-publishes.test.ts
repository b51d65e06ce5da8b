import type { LogEntry } from '../log/publish-log';
import { readPublish } from '../webhook/read-publish';
import { createOpenPublishes } from './open-publishes';

const toRequest = (continues: boolean, id: string | null = 'one') =>
  readPublish(JSON.stringify({ invocation_id: id, updates: [], continues }));

function createWorld(waitMs = 60_000) {
  const ended: LogEntry[] = [];
  return {
    ended,
    publishes: createOpenPublishes(async (record) => void ended.push(record.toEntry()), waitMs),
  };
}

test('a publish ends when all its requests are worked off, and the last one has come', async () => {
  const { ended, publishes } = createWorld();
  await publishes.finish(publishes.add(toRequest(true)));
  const [second, last] = [publishes.add(toRequest(true)), publishes.add(toRequest(false))];
  await publishes.finish(last);
  expect(ended).toEqual([]);
  await publishes.finish(second);
  expect(ended).toMatchObject([{ id: 'one', liveAt: expect.any(String) }]);
});

test('a publish whose last request does not come ends after a while', async () => {
  const { ended, publishes } = createWorld(10);
  await publishes.finish(publishes.add(toRequest(true)));
  expect(ended).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ended).toHaveLength(1);
});

test('nothing is open after the end of all', async () => {
  const { ended, publishes } = createWorld();
  await publishes.finish(publishes.add(toRequest(true)));
  await publishes.endAll();
  expect(ended).toHaveLength(1);
});

test('a request that comes after the last one opens its publish again', async () => {
  const { ended, publishes } = createWorld();
  const last = publishes.add(toRequest(false));
  await publishes.finish(last);
  expect(publishes.add(toRequest(true))).toBe(last);
  await publishes.finish(last);
  expect(ended).toHaveLength(2);
});

test('a publish with problems begins anew if it is sent again', async () => {
  const { publishes } = createWorld();
  const failed = publishes.add(toRequest(false));
  failed.record.addProblem('no');
  await publishes.finish(failed);
  expect(publishes.add(toRequest(false)).record.hasProblems()).toBe(false);
});

test('requests without an id are publishes of their own', () => {
  const { publishes } = createWorld();
  const [one, other] = [publishes.add(toRequest(false, null)), publishes.add(toRequest(false, null))];
  expect(one).not.toBe(other);
});
