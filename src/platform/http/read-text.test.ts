import { Readable } from 'node:stream';
import { readText } from './read-text';

test('reads a body as text, also if a character is in two chunks', async () => {
  const [first, second] = [Buffer.from('å').subarray(0, 1), Buffer.from('å').subarray(1)];
  expect(await readText(Readable.from(['a', first, second]), 3)).toBe('aå');
  expect(await readText(Readable.from([]), 3)).toBe('');
});

test('stops reading a body that is too large', async () => {
  let sent = 0;
  async function* send() {
    for (;;) {
      sent += 1;
      yield Buffer.alloc(10);
    }
  }
  expect(await readText(send(), 25)).toBeNull();
  expect(sent).toBe(3);
});
