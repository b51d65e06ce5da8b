import { readArguments } from './read-arguments.ts';

test('without arguments the defaults are used', () => {
  expect(readArguments([], {})).toEqual({ kind: 'start', options: { port: 4000 } });
});

test('the options of the command line are read', () => {
  const line = '--port 0 --host ::1 --content c --public-url https://cms.test --context-id a --api-key b';
  expect(readArguments(line.split(' '), {})).toEqual({
    kind: 'start',
    options: {
      port: 0,
      host: '::1',
      contentFolder: 'c',
      publicUrl: 'https://cms.test',
      contextId: 'a',
      apiKey: 'b',
    },
  });
});

test.each([
  ['a secret', 'a secret'],
  ['', undefined],
])('for JSS_EDITING_SECRET="%s" the editing secret is %j', (JSS_EDITING_SECRET, editingSecret) => {
  expect(readArguments([], { JSS_EDITING_SECRET })).toEqual({
    kind: 'start',
    options: { port: 4000, editingSecret },
  });
});

test('the secret for publishes comes from the environment', () => {
  expect(readArguments([], { REVALIDATE_SECRET: 'a secret' })).toEqual({
    kind: 'start',
    options: { port: 4000, revalidateSecret: 'a secret' },
  });
});

test.each([
  [['--help'], 'help'],
  [['--port', 'x'], 'wrong'],
  [['--port', '70000'], 'wrong'],
  [['--public-url', 'cms.test'], 'wrong'],
  [['--prot', '1'], 'wrong'],
  [['more'], 'wrong'],
])('the arguments %j give a command of the kind "%s"', (args, kind) => {
  expect(readArguments(args, {}).kind).toBe(kind);
});
