import { createCmsClient } from '@/cms/client/create-cms-client';
import { createBudget, isBudgetSpent } from './budget.ts';

afterEach(() => jest.restoreAllMocks());

test('the budget counts requests and refuses those beyond the limit', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: {} }));
  const budget = createBudget(2);
  const settings = { endpoint: 'https://cms.test/', retries: 3, deadlineMs: 1000, fetch: budget.fetch };
  const cms = createCmsClient(settings);
  await cms.request('{ a }', {});
  await budget.fetch('https://cms.test/media.jpg');
  const error = await cms.request('{ b }', {}).catch((reason: unknown) => reason);
  expect(isBudgetSpent(error)).toBe(true);
  expect([budget.sent, sent.mock.calls.length]).toEqual([2, 2]);
});

test('other failures of the CMS are not mistaken for a spent budget', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const budget = createBudget(2);
  const settings = { endpoint: 'https://cms.test/', retries: 0, deadlineMs: 1000, fetch: budget.fetch };
  const error = await createCmsClient(settings)
    .request('{ a }', {})
    .catch((reason: unknown) => reason);
  expect(isBudgetSpent(error)).toBe(false);
});
