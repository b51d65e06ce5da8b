import { runShutdownTasks } from '../process/on-shutdown';
import { createFailureLog } from './failure-log';
import type { Logger } from './logger';
import { getRequestContext, runInRequest } from './request-context';

type Line = { level: string; fields: Readonly<Record<string, unknown>>; message: string };

function setUp() {
  const lines: Line[] = [];
  const logAt = (level: string) => (fields: Line['fields'], message: string) =>
    void lines.push({ level, fields, message });
  const logger: Logger = {
    debug: logAt('debug'),
    info: logAt('info'),
    warn: logAt('warn'),
    error: logAt('error'),
  };
  return { lines, logger, logFailure: createFailureLog(logger, { now: () => Date.now() }) };
}

const createOutage = () => Object.assign(new Error('no response'), { failureType: 'cms-timeout' });

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.deleteProperty(globalThis, Symbol.for('marquee.failures'));
});
afterEach(() => jest.useRealTimers());

test('an error that several parts of the server report is one line', () => {
  const { lines, logger, logFailure } = setUp();
  const error = new Error('broken');
  logFailure(error, 'A page could not be built', { path: '/about' });
  createFailureLog(logger)(error, 'A request failed');
  expect(lines).toEqual([
    { level: 'error', fields: { error, path: '/about' }, message: 'A page could not be built' },
  ]);
});

test('12,000 failures of one type in a minute are two lines', () => {
  const { lines, logFailure } = setUp();
  const first = createOutage();
  logFailure(first, 'A page could not be built', { path: '/0' });
  for (let view = 1; view < 12_000; view++) {
    jest.advanceTimersByTime(4);
    logFailure(createOutage(), 'A page could not be built', { path: `/${view}` });
  }
  jest.advanceTimersByTime(60_000);
  expect(lines.map(({ fields }) => fields)).toEqual([
    { error: first, path: '/0' },
    { path: '/1', alsoFailed: 11_999 },
  ]);
});

test('a server that stops logs the number of the others at once', async () => {
  const { lines, logFailure } = setUp();
  for (let view = 0; view < 3; view++) logFailure(createOutage(), 'A page could not be built');
  await runShutdownTasks();
  jest.advanceTimersByTime(60_000);
  expect(lines.map(({ fields }) => fields.alsoFailed)).toEqual([undefined, 2]);
});

test('the next failure after a minute is a whole line again', () => {
  const { lines, logFailure } = setUp();
  for (let minute = 0; minute < 3; minute++) {
    logFailure(createOutage(), 'A page could not be built');
    jest.advanceTimersByTime(60_000);
  }
  expect(lines).toHaveLength(3);
  for (const { fields } of lines) expect(fields).toHaveProperty('error');
});

test('failures of other types have lines of their own, up to 500', () => {
  const { lines, logFailure } = setUp();
  for (let kind = 0; kind < 2000; kind++) logFailure(new Error(`problem ${kind}`), 'A request failed');
  expect(lines).toHaveLength(501);
  logFailure('a text', 'A request failed');
  jest.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ fields: { alsoFailed: 1500 }, message: 'Failures of many kinds' });
});

test('kinds of the minute before do not keep new ones from having a line', () => {
  const { lines, logFailure } = setUp();
  for (let kind = 0; kind < 501; kind++) logFailure(new Error(`problem ${kind}`), 'A request failed');
  jest.advanceTimersByTime(60_000);
  lines.length = 0;
  const failures = [new Error('new'), new Error('newer'), new Error('problem 7')];
  for (const error of failures) logFailure(error, 'A request failed');
  expect(lines.map(({ fields }) => fields.error)).toEqual(failures);
});

test('the line about the others has the request of the first of them', () => {
  const { logger } = setUp();
  const ids: (string | undefined)[] = [];
  const noteId = () => void ids.push(getRequestContext()?.requestId);
  const logFailure = createFailureLog({ ...logger, error: noteId }, { now: () => Date.now() });
  for (const requestId of ['a', 'b', 'c'])
    runInRequest({ requestId, upstream: [] }, () => logFailure(createOutage(), 'A request failed'));
  jest.advanceTimersByTime(60_000);
  expect(ids).toEqual(['a', 'b']);
});
