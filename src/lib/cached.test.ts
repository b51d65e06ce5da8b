/** @jest-environment node */
import { cached } from './cached';

/** A source that is told what to answer, and a clock that is told the time. */
function createSource() {
  const source = { answer: 'one' as string | Error, loads: 0, nowMs: 1 };
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

test('loads once for callers at the same time and keeps the value until it is old', async () => {
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

test('tells arguments apart that look alike when joined', async () => {
  const get = cached(async (...args: readonly string[]) => args.length, { ttlMs: 1000, max: 10 });
  expect([await get('a,b'), await get('a', 'b')]).toEqual([1, 2]);
});

test('serves the last good value through an outage, asks no more than every retryMs, and recovers', async () => {
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

test('rejects when there never was a value, without asking at every call', async () => {
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

test('lets nobody wait for a refresh when old values will do', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 10, staleWhileLoading: true, now });
  await get('a');
  source.answer = 'two';
  source.nowMs += 2000;
  expect(await get('a')).toBe('a:one');
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(await get('a')).toBe('a:two');
});

test('does not serve an old error while a new answer is on its way', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 10, retryMs: 100, staleWhileLoading: true, now });
  source.answer = outage;
  await expect(get('a')).rejects.toBe(outage);
  source.answer = 'one';
  source.nowMs += 150;
  expect(await get('a')).toBe('a:one');
});

test('keeps no more than max values', async () => {
  const { source, load, now } = createSource();
  const get = cached(load, { ttlMs: 1000, max: 3, now });
  for (let i = 0; i < 100; i++) await get(String(i));
  await get('0');
  expect(source.loads).toBe(101);
});

test('serves the fallback while there never was a value, and the value as soon as there is one', async () => {
  const { source, load, now } = createSource();
  source.answer = outage;
  const fallback = async (key: string) => `${key}:none`;
  const get = cached(load, { ttlMs: 1000, max: 10, retryMs: 100, staleWhileLoading: true, fallback, now });
  expect([await get('a'), await get('a'), source.loads]).toEqual(['a:none', 'a:none', 1]);
  source.answer = 'one';
  source.nowMs += 200;
  expect(await get('a')).toBe('a:none');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await get('a')).toBe('a:one');
});
