import { createQuestion } from './create-question.ts';

test('a second question waits until the first is answered', async () => {
  const { current, ask } = createQuestion<{ name: string }, boolean>();
  const first = ask({ name: 'a' });
  const second = ask({ name: 'b' });
  await Promise.resolve();
  expect(current.value?.name).toBe('a');
  current.value?.answer(true);
  await expect(first).resolves.toBe(true);
  expect(current.value?.name).toBe('b');
  current.value?.answer(false);
  await expect(second).resolves.toBe(false);
  expect(current.value).toBeNull();
});

test('equal questions have different keys', async () => {
  const { current, ask } = createQuestion<{ name: string }, boolean>();
  const asked = [ask({ name: 'a' }), ask({ name: 'a' })];
  const keys: unknown[] = [];
  for (const question of asked) {
    await Promise.resolve();
    keys.push(current.value?.key);
    current.value?.answer(true);
    await question;
  }
  expect(new Set(keys).size).toBe(2);
});
