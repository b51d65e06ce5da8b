// This fails a test that writes an error or warning to the console. A test that expects a message spies on
// the method.

const guarded = ['error', 'warn'] as const;

for (const method of guarded) {
  let calls: unknown[][] = [];
  const guard = (...args: unknown[]) => {
    calls.push(args);
  };

  beforeEach(() => {
    calls = [];
    console[method] = guard;
  });

  afterEach(() => {
    const unexpected = calls;
    calls = [];
    if (unexpected.length > 0) {
      throw new Error(
        `Unexpected console.${method}:\n${unexpected.map((args) => args.join(' ')).join('\n')}`,
      );
    }
  });
}
