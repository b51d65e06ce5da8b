import { createSingleFlight } from './single-flight';

function createRun() {
  const run = { starts: 0, isAborted: false, finish: (_: string) => {}, fail: (_: Error) => {} };
  const start = (signal: AbortSignal) => {
    run.starts += 1;
    signal.addEventListener('abort', () => {
      run.isAborted = true;
    });
    return new Promise<string>((resolve, reject) => {
      run.finish = resolve;
      run.fail = reject;
    });
  };
  return { run, start };
}

test('callers with the same key share one run', async () => {
  const { run, start } = createRun();
  const fly = createSingleFlight<string>();
  const both = [fly('a', start), fly('a', start)];
  expect(run.starts).toBe(1);
  run.finish('x');
  expect(await Promise.all(both)).toEqual(['x', 'x']);
  void fly('b', start);
  expect(run.starts).toBe(2);
});

test('caches neither a result nor a failure', async () => {
  const { run, start } = createRun();
  const fly = createSingleFlight<string>();
  const first = fly('a', start);
  run.fail(new Error('bad'));
  await expect(first).rejects.toThrow('bad');
  const second = fly('a', start);
  run.finish('good');
  expect([await second, run.starts]).toEqual(['good', 2]);
});

test('an aborted caller does not affect the others', async () => {
  const { run, start } = createRun();
  const fly = createSingleFlight<string>();
  const leaving = new AbortController();
  const [left, stayed] = [fly('a', start, leaving.signal), fly('a', start)];
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(run.isAborted).toBe(false);
  run.finish('x');
  expect(await stayed).toBe('x');
});

test('aborts the run when its last caller aborts, and starts a new run for the next caller', async () => {
  const { run, start } = createRun();
  const fly = createSingleFlight<string>();
  const one = new AbortController();
  const two = new AbortController();
  const callers = [fly('a', start, one.signal), fly('a', start, two.signal)];
  one.abort(new Error('gone'));
  two.abort(new Error('gone'));
  await Promise.all(callers.map((caller) => expect(caller).rejects.toThrow('gone')));
  expect(run.isAborted).toBe(true);
  void fly('a', start);
  expect(run.starts).toBe(2);
});

test('starts no run for a caller that is already aborted', async () => {
  const { run, start } = createRun();
  await expect(createSingleFlight<string>()('a', start, AbortSignal.abort())).rejects.toThrow();
  expect(run.starts).toBe(0);
});
