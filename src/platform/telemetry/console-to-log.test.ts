import { sendConsoleToLog, sendWarningsToLog } from './console-to-log';
import { createFailureLog } from './failure-log';
import { createLogger } from './logger';

function setUp() {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) });
  const read = () => lines.map((line): unknown => JSON.parse(line));
  return { logger, logFailure: createFailureLog(logger), read };
}

const nothing = () => undefined;
const createConsole = () => ({
  debug: nothing,
  trace: nothing,
  log: (..._: unknown[]) => undefined,
  info: nothing,
  warn: (..._: unknown[]) => undefined,
  error: (..._: unknown[]) => undefined,
});

beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('marquee.failures')));

test.each([
  ['log', ['%s is ready in %d ms', 'It', 3], { level: 'info', msg: 'It is ready in 3 ms' }],
  ['warn', ['\u001b[33m⚠\u001b[39m', 'two\nlines'], { level: 'warn', msg: '⚠ two\nlines' }],
  ['error', ['no price', { sku: 1 }], { level: 'error', msg: 'no price { sku: 1 }' }],
  [
    'log',
    ['from https://edge.test/?sitecoreContextId=S3CRET'],
    { msg: expect.stringContaining('[redacted]') },
  ],
] as const)('console.%s(%j) becomes one line of the log', (method, args, expected) => {
  const { logger, logFailure, read } = setUp();
  const target = createConsole();
  sendConsoleToLog(logger, logFailure, target);
  target[method](...args);
  expect(read()).toEqual([expect.objectContaining({ source: 'console', ...expected })]);
});

test('an error is one line with its stack, however often Next prints it', () => {
  const { logger, logFailure, read } = setUp();
  const target = createConsole();
  sendConsoleToLog(logger, logFailure, target);
  const error = new TypeError('broken');
  target.error('⨯', error);
  target.error(error);
  target.error(error);
  const logged = {
    type: 'TypeError',
    message: 'broken',
    stack: expect.stringContaining('console-to-log.test'),
  };
  expect(read()).toEqual([
    expect.objectContaining({ level: 'error', error: logged, msg: 'A request failed' }),
  ]);
});

test('an empty line of Next is no line of the log', () => {
  const { logger, logFailure, read } = setUp();
  const target = createConsole();
  sendConsoleToLog(logger, logFailure, target);
  target.log('');
  target.log('   ');
  expect(read()).toEqual([]);
});

test("Node's warnings become lines of the log", async () => {
  const { logger, read } = setUp();
  const own = process.listeners('warning');
  try {
    sendWarningsToLog(logger);
    process.emitWarning('url.parse() is outdated', 'DeprecationWarning', 'DEP0169');
    await new Promise(setImmediate);
  } finally {
    process.removeAllListeners('warning');
    for (const listener of own) process.on('warning', listener);
  }
  const expected = {
    level: 'warn',
    type: 'DeprecationWarning',
    code: 'DEP0169',
    msg: 'url.parse() is outdated',
  };
  expect(read()).toEqual([expect.objectContaining(expected)]);
});
