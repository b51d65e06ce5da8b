import { sendMessage } from '../cluster/messages';
import { cached } from './cached';

function createSource() {
  const source: { answer: string | Error; loads: number; nowMs: number } = {
    answer: 'one',
    loads: 0,
    nowMs: 1,
  };
  const load = async (key: string) => {
    source.loads += 1;
    const { answer } = source;
    await new Promise(setImmediate);
    if (answer instanceof Error) throw answer;
    return `${key}:${answer}`;
  };
  return { source, load, now: () => source.nowMs };
}

const outage = new Error('outage');

test('loads once for concurrent callers and serves the value while it is fresh', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 10, now });
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a:one', 'a:one', 'b:one']);
  source.answer = 'two';
  source.nowMs += 900;
  expect(await get('a')).toBe('a:one');
  expect(source.loads).toBe(2);
  source.nowMs += 200;
  expect(await get('a')).toBe('a:two');
});

test('different arguments are different keys, even if they are equal when joined', async () => {
  const get = cached(async (...args: readonly string[]) => args.length, { ttlMs: 1000, max: 10 });
  expect([await get('a,b'), await get('a', 'b')]).toEqual([1, 2]);
});

test('serves the last value during an outage, retries every retryMs, and recovers', async () => {
  const { source, load, now } = createSource();
  const failures: unknown[] = [];
  const get = cached(load, { ttlMs: 1000, max: 10, retryMs: 100, now, onFailure: (e) => failures.push(e) });
  await get('a');
  source.answer = outage;
  source.nowMs += 2000;
  for (let i = 0; i < 20; i++) expect(await get('a')).toBe('a:one');
  expect(source.loads).toBe(2);
  source.nowMs += 150;
  expect(await get('a')).toBe('a:one');
  expect([source.loads, failures]).toEqual([3, [outage]]);
  source.answer = 'two';
  source.nowMs += 150;
  expect(await get('a')).toBe('a:two');
});

test('rejects if no load has succeeded, and waits retryMs before it loads again', async () => {
  const { source, load, now } = createSource();
  const failures: unknown[] = [];
  const get = cached(load, { ttlMs: 1000, max: 10, retryMs: 100, now, onFailure: (e) => failures.push(e) });
  source.answer = outage;
  for (let i = 0; i < 20; i++) await expect(get('a')).rejects.toBe(outage);
  expect([source.loads, failures.length]).toEqual([1, 1]);
  source.answer = 'one';
  source.nowMs += 150;
  expect(await get('a')).toBe('a:one');
});

test('serves the old value during a reload if stale values are allowed', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 10, staleWhileRevalidate: true, now });
  await get('a');
  source.answer = 'two';
  source.nowMs += 2000;
  expect(await get('a')).toBe('a:one');
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(await get('a')).toBe('a:two');
});

test('does not serve an old error during a reload', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 10, retryMs: 100, staleWhileRevalidate: true, now });
  source.answer = outage;
  await expect(get('a')).rejects.toBe(outage);
  source.answer = 'one';
  source.nowMs += 150;
  expect(await get('a')).toBe('a:one');
});

test('ttlMs can depend on the value', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: (value) => (value === 'a:one' ? 100 : 5000), max: 10, now });
  expect(await get('a')).toBe('a:one');
  source.answer = 'two';
  source.nowMs += 150;
  expect(await get('a')).toBe('a:two');
  source.answer = 'three';
  source.nowMs += 4000;
  expect(await get('a')).toBe('a:two');
});

test('keeps at most max values and drops the least recently used value first', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 3, now });
  for (let i = 0; i < 100; i++) await get(String(i));
  await get('0');
  expect(source.loads).toBe(101);
});

test('serves the fallback until a load succeeds', async () => {
  const { source, load, now } = createSource();
  source.answer = outage;
  const fallback = async (key: string) => `${key}:none`;
  const get = cached(load, { ttlMs: 1000, max: 10, retryMs: 100, staleWhileRevalidate: true, fallback, now });
  expect([await get('a'), await get('a'), source.loads]).toEqual(['a:none', 'a:none', 1]);
  source.answer = 'one';
  source.nowMs += 200;
  expect(await get('a')).toBe('a:none');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await get('a')).toBe('a:one');
});

const publish = () => sendMessage({ kind: 'published' });

test.each([true, false])(
  'loads anew after a publish, and waits for it, staleWhileRevalidate %s',
  async (swr) => {
    const { source, load, now } = createSource();
    const get = cached(load, { ttlMs: 1000, max: 10, staleWhileRevalidate: swr, now });
    await get('a');
    source.answer = 'two';
    expect(await get('a')).toBe('a:one');
    await publish();
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a:two', 'a:two']);
    expect(await get('a')).toBe('a:two');
    expect(source.loads).toBe(2);
  },
);

test('after a publish, a load that began before it does not count', async () => {
  const { source, load } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 10 });
  const early = get('a');
  await publish();
  source.answer = 'two';
  expect(await get('a')).toBe('a:two');
  expect(await early).toBe('a:one');
  expect(source.loads).toBe(2);
});

test('after a publish, serves the old value if the load fails, and retries it every retryMs', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 10, retryMs: 100, now });
  await get('a');
  source.answer = outage;
  await publish();
  for (let i = 0; i < 5; i++) expect(await get('a')).toBe('a:one');
  expect(source.loads).toBe(2);
});

test('after a publish, a value that may be stale is served if the load takes long', async () => {
  let answer = (_: string) => {};
  const load = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  const get = cached(load, { ttlMs: 1000, max: 10, staleWhileRevalidate: true });
  const first = get();
  answer('one');
  expect(await first).toBe('one');
  await publish();
  expect(await get()).toBe('one');
  answer('two');
  await new Promise(setImmediate);
  expect(await get()).toBe('two');
});

test('keeps the values that were used last within its size', async () => {
  const { source, load, now } = createSource();
  const size = { max: 20, of: (value: string) => value.length };
  const get = cached(load, { ttlMs: 1000, max: 10, now, size });
  for (const key of ['a', 'b', 'a', 'c', 'd']) await get(key);
  expect(source.loads).toBe(4);
  await get('d');
  expect(source.loads).toBe(4);
  await get('b');
  expect(source.loads).toBe(5);
});

test('returns a value that is too large for the cache', async () => {
  const { source, load, now } = createSource();
  const size = { max: 20, of: (value: string) => value.length };
  const get = cached(load, { ttlMs: 1000, max: 10, now, size });
  source.answer = 'x'.repeat(30);
  expect([await get('a'), await get('a')]).toEqual(Array(2).fill(`a:${source.answer}`));
  expect(source.loads).toBe(2);
});
