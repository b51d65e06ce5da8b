import { fetchForm } from './fetch-form';

const answerWith = (status: number) =>
  Object.assign(globalThis, { fetch: async () => ({ status, text: async () => '<form></form>' }) });
const ask = () => fetchForm('https://edge.test/v1/forms/publisher/a', new AbortController().signal);

test('gives the markup as text', async () => {
  answerWith(200);
  expect(await ask()).toBe('<form></form>');
});

test.each([201, 204, 304, 401, 404, 500])('any other answer than 200 is a failure: %d', async (status) => {
  answerWith(status);
  await expect(ask()).rejects.toThrow('Failed to fetch form data');
});
