import { withSnapshot } from './with-snapshot';

function createWorld() {
  const world = {
    answer: 'new' as string | Error | null,
    saved: null as string | null,
    saves: [] as string[],
  };
  const load = async (_key: string): Promise<string> => {
    if (world.answer === null) return new Promise(() => {});
    if (world.answer instanceof Error) throw world.answer;
    return world.answer;
  };
  const snapshot = {
    read: async () => (world.saved === null ? null : { value: world.saved }),
    save: async (value: string) => void world.saves.push(value),
  };
  return { world, get: withSnapshot(load, snapshot, { maxWaitMs: 50 }) };
}

const outage = new Error('outage');

test('returns and saves what was loaded, each value once', async () => {
  const { world, get } = createWorld();
  world.saved = 'old';
  expect([await get('a'), await get('a')]).toEqual(['new', 'new']);
  world.answer = 'newer';
  expect(await get('a')).toBe('newer');
  expect(world.saves).toEqual(['new', 'newer']);
});

test.each([
  ['fails', outage],
  ['hangs', null],
])('returns the saved value if the first load %s', async (_, answer) => {
  const { world, get } = createWorld();
  world.saved = 'old';
  world.answer = answer;
  expect([await get('a'), await get('a')]).toEqual(['old', 'old']);
  world.answer = 'new';
  expect(await get('a')).toBe('new');
});

test('rejects as the load does without a saved value, and when a load has succeeded before', async () => {
  const { world, get } = createWorld();
  world.answer = outage;
  await expect(get('a')).rejects.toBe(outage);
  world.answer = 'new';
  await get('a');
  world.saved = 'old';
  world.answer = outage;
  await expect(get('a')).rejects.toBe(outage);
});

test('without a snapshot nothing changes', () => {
  const load = async () => 'x';
  expect(withSnapshot(load, undefined)).toBe(load);
});
