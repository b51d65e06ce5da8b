import type { Page } from './get-page';
import { warmUrls } from './warm-urls';

const toUrls = (count: number) => Array.from({ length: count }, (_, id) => new URL(`https://a.test/${id}`));
const toPage = (status: number, retryAfter: string | null = null): Page => ({ status, retryAfter, body: '' });

function createWorld(answer: (url: URL, tries: number) => Page | Error) {
  const requested: { path: string; at: number }[] = [];
  const getPage = async (url: URL) => {
    requested.push({ path: url.pathname, at: performance.now() });
    const page = answer(url, requested.filter(({ path }) => path === url.pathname).length);
    if (page instanceof Error) throw page;
    return page;
  };
  const progress: number[] = [];
  const warm = (count: number, perSecond = 9999) =>
    warmUrls(toUrls(count), { getPage, concurrency: 4, perSecond, onDone: (done) => progress.push(done) });
  return { requested, progress, warm };
}

test('requests every URL once and reports the progress', async () => {
  const { requested, progress, warm } = createWorld(() => toPage(200));
  expect(await warm(10)).toEqual([]);
  expect(requested.map(({ path }) => path).toSorted()).toEqual(toUrls(10).map(({ pathname }) => pathname));
  expect(progress.at(-1)).toBe(10);
});

test('keeps to the rate', async () => {
  const { requested, warm } = createWorld(() => toPage(200));
  await warm(10, 50);
  expect((requested.at(-1)?.at ?? 0) - (requested[0]?.at ?? 0)).toBeGreaterThanOrEqual(175);
});

test.each([
  [toPage(404), 'responded with 404'],
  [toPage(308), 'responded with 308'],
  [new Error('ECONNRESET'), 'did not respond: ECONNRESET'],
])('reports a page that fails, without another try', async (page, reason) => {
  const { requested, warm } = createWorld(({ pathname }) => (pathname === '/1' ? page : toPage(200)));
  expect(await warm(3)).toEqual([{ url: new URL('https://a.test/1'), reason }]);
  expect(requested).toHaveLength(3);
});

test('after a 503 nothing is requested as long as Retry-After says', async () => {
  const { requested, warm } = createWorld(({ pathname }, tries) =>
    pathname === '/0' && tries === 1 ? toPage(503, '1') : toPage(200),
  );
  expect(await warm(30)).toEqual([]);
  const gaps = requested.slice(1).map(({ at }, index) => at - (requested[index]?.at ?? 0));
  expect(Math.max(...gaps)).toBeGreaterThan(950);
});

test('gives up a page after four 503s', async () => {
  const { requested, warm } = createWorld(() => toPage(503, '0'));
  expect(await warm(1)).toMatchObject([{ reason: 'responded with 503' }]);
  expect(requested).toHaveLength(4);
});
