import { readBounded, TooLargeError } from './read-bounded';

test('reads a small response with status and headers', async () => {
  const response = await readBounded(new Response('hellø', { status: 404, headers: { 'x-a': 'b' } }), 6);
  expect([await response.text(), response.status, response.headers.get('x-a')]).toEqual(['hellø', 404, 'b']);
});

test('throws if the response has one byte too many', async () => {
  await expect(readBounded(new Response('hellø'), 5)).rejects.toThrow(TooLargeError);
});

test('reads a response without a body', async () => {
  expect((await readBounded(new Response(null, { status: 204 }), 0)).status).toBe(204);
});

test('stops reading a response that is too large', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    cancel: () => {
      isCancelled = true;
    },
  });
  await expect(readBounded(new Response(endless), 10_000)).rejects.toThrow(TooLargeError);
  expect(isCancelled).toBe(true);
});
