import { createFakeCms } from '@tests/fakes/fake-cms';
import { z } from 'zod';
import { requestChecked } from './request-checked';

const QUERY = 'query SitesQuery { site { names } }';
const Sites = z.object({ names: z.array(z.string()) });

test('passes on query, variables and options, and returns the checked data', async () => {
  const request = jest.fn(async () => ({ names: ['main'], other: 1 }));
  const options = { deadlineMs: 100 };
  expect(await requestChecked({ request }, QUERY, Sites, { a: 1 }, options)).toEqual({ names: ['main'] });
  expect(request).toHaveBeenCalledWith(QUERY, { a: 1 }, options);
});

test('rejects with the places of the first three problems, without values', async () => {
  const names = [1, 2, 3, 4].map((secret) => ({ secret }));
  const error = await requestChecked(createFakeCms({ names }), QUERY, Sites, {}).catch(String);
  expect(error).toMatch(
    /^CmsError: SitesQuery failed: the response does not have the expected shape: names\.0: [^;]*; names\.1: [^;]*; names\.2: [^;]*$/,
  );
  expect(error).not.toContain('secret');
});

test('does not change an error of the client', async () => {
  const outage = new Error('outage');
  const cms = { request: () => Promise.reject(outage) };
  await expect(requestChecked(cms, QUERY, Sites, {})).rejects.toBe(outage);
});
