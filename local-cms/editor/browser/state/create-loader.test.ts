import { createLoader } from './create-loader.ts';

test('a late answer does not replace that of a newer request, and is over when the newer is', async () => {
  const requests: PromiseWithResolvers<string>[] = [];
  const taken: string[] = [];
  const load = createLoader(
    () => {
      const request = Promise.withResolvers<string>();
      requests.push(request);
      return request.promise;
    },
    (text) => taken.push(text),
  );
  const older = load().then(() => taken.push('older is over'));
  const newer = load();
  requests[0]?.resolve('old');
  await Promise.resolve();
  requests[1]?.resolve('new');
  await Promise.all([older, newer]);
  expect(taken).toEqual(['new', 'older is over']);
});
