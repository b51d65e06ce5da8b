import { logConsole } from './console-lines.ts';

function createConsole() {
  const lines: unknown[] = [];
  const toLog = (level: string) => (fields: object, message: string) =>
    void lines.push([level, fields, message]);
  const target: Partial<Console> = {};
  logConsole(
    { debug: toLog('debug'), info: toLog('info'), warn: toLog('warn'), error: toLog('error') },
    target,
  );
  return { target, lines };
}

test('what packages print becomes lines of the log, without colors', () => {
  const { target, lines } = createConsole();
  const fault = new Error('broken');
  target.log?.('\u001b[32m✓\u001b[39m Ready in %d ms', 12);
  target.warn?.('careful', { a: 1 });
  target.error?.(fault);
  target.error?.('⨯', fault);
  target.info?.('');
  expect(lines).toEqual([
    ['info', {}, '✓ Ready in 12 ms'],
    ['warn', {}, 'careful { a: 1 }'],
    ['error', { error: fault }, 'Printed by a package'],
    ['error', { error: fault }, '⨯'],
  ]);
});
