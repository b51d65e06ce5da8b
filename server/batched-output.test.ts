import { createBatchedOutput } from './batched-output.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function createOutput() {
  const written: string[] = [];
  return { written, output: createBatchedOutput({ write: (text) => void written.push(text) }) };
}

test('writes lines together after 100 ms', () => {
  const { written, output } = createOutput();
  output.write('a\n');
  jest.advanceTimersByTime(60);
  output.write('b\n');
  expect(written).toEqual([]);
  jest.advanceTimersByTime(40);
  expect(written).toEqual(['a\nb\n']);
  output.write('c\n');
  jest.advanceTimersByTime(100);
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

test('writes at once when much has been collected', () => {
  const { written, output } = createOutput();
  const line = `${'x'.repeat(32_767)}\n`;
  output.write(line);
  output.write(line);
  expect(written).toEqual([line + line]);
});

test('flush writes what is left, once', () => {
  const { written, output } = createOutput();
  output.write('a\n');
  output.flush();
  output.flush();
  jest.advanceTimersByTime(100);
  expect(written).toEqual(['a\n']);
});
