import { expect, test } from '@playwright/test';
import { setFaults } from '../support/clients/faults.ts';
import { getAsIs } from '../support/clients/get-as-is.ts';
import {
  type LoggedPublish,
  REVALIDATE_SECRET,
  startPublishingSite,
} from '../support/servers/publishing-site.ts';

type Site = Awaited<ReturnType<typeof startPublishingSite>>;

let running: Site;

// One after another: they change the same content.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  running = await startPublishingSite();
});

test.afterAll(() => running.stop());

const get = (path: string) => getAsIs(running.site.url, path);

/** Changes content and waits until the publish is live. Returns what the log says of it. */
async function publish(change: () => Promise<void>): Promise<LoggedPublish> {
  const [last] = await running.listPublishes();
  await change();
  let found: LoggedPublish | undefined;
  await expect(async () => {
    [found] = await running.listPublishes();
    expect(found?.id).not.toBe(last?.id);
    expect(found?.seconds).not.toBeNull();
  }).toPass({ intervals: [20], timeout: 10_000 });
  if (!found) throw new Error('There is no publish in the log.');
  return found;
}

const listPages = ({ pages }: LoggedPublish) => pages.map(({ page, outcome }) => `${page} ${outcome}`).sort();

async function visitAll(...paths: string[]) {
  for (const path of paths) expect((await get(path)).status).toBe(200);
}

test('a saved text is live on its own page, and no other page is renewed', async () => {
  await visitAll('/', '/about', '/da/about', '/faq', '/da');
  const published = await publish(() =>
    running.edit('solvind/pages/about/en.yml', 'We started with one turbine', 'We began with one turbine'),
  );
  expect((await get('/about')).body).toContain('We began with one turbine');
  expect(listPages(published)).toEqual(['/_site_solvind/en/about renewed']);
  expect(published.problems).toEqual([]);
  // `node bench/publish.ts` measures how long it takes.
  expect(published.seconds).toBeGreaterThan(0);
});

test('the title of a page renews the pages that mention it, in its language only', async () => {
  await visitAll('/', '/faq', '/da', '/da/faq');
  const published = await publish(() =>
    running.edit('solvind/pages/about/en.yml', 'NavigationTitle: About', 'NavigationTitle: Who we are'),
  );
  expect((await get('/faq')).body).toContain('Who we are');
  const pages = listPages(published);
  expect(pages).toEqual(
    expect.arrayContaining(['/_site_solvind/en renewed', '/_site_solvind/en/faq renewed']),
  );
  expect(pages.filter((page) => page.includes('/da'))).toEqual([]);
});

test('a new page replaces its 404, and the 404 comes back when it is withdrawn', async () => {
  const file = 'solvind/pages/fresh/en.yml';
  expect((await get('/fresh')).status).toBe(404);
  const added = await publish(() =>
    running.write(file, 'template: Page\nnavigation: false\nfields: { Title: Quite fresh }\n'),
  );
  const page = await get('/fresh');
  expect([page.status, page.body.includes('Quite fresh')]).toEqual([200, true]);
  expect(listPages(added)).toContain('/_site_solvind/en/fresh renewed');
  expect(listPages(added).filter((line) => line.includes('/about'))).toEqual([]);

  const removed = await publish(() => running.remove(file));
  expect((await get('/fresh')).status).toBe(404);
  expect(listPages(removed)).toContain('/_site_solvind/en/fresh gone');
});

test('a new entry of the menu is live on every page of its language', async () => {
  await visitAll('/', '/faq', '/da/faq');
  const file = 'solvind/pages/jobs/en.yml';
  await publish(() => running.write(file, 'template: Page\nfields: { Title: Working here }\n'));
  expect((await get('/faq')).body).toContain('Working here');
  await publish(() => running.remove(file));
  expect((await get('/faq')).body).not.toContain('Working here');
});

test('a phrase renews the pages that show it', async () => {
  await visitAll('/faq', '/da/faq');
  expect((await get('/missing')).status).toBe(404);
  const published = await publish(() =>
    running.edit('solvind/dictionary/en.yml', 'Skip to content', 'Go to the content'),
  );
  expect((await get('/faq')).body).toContain('Go to the content');
  expect((await get('/missing')).body).toContain('Go to the content');
  const pages = listPages(published);
  expect(pages).toContain('/_site_solvind/en/faq renewed');
  // Danish has its own phrase.
  expect(pages.filter((page) => page.includes('/da'))).toEqual([]);

  const unused = await publish(() => running.edit('solvind/dictionary/en.yml', 'Back to top', 'To the top'));
  expect(listPages(unused)).toEqual([]);
});

test('a redirect is live at once', async () => {
  expect((await get('/about-us')).headers.location).toBe('/about');
  const published = await publish(() =>
    running.edit(
      'solvind/redirects.yml',
      '{ pattern: /about-us, target: /about }',
      '{ pattern: /about-us, target: /faq }',
    ),
  );
  expect((await get('/about-us')).headers.location).toBe('/faq');
  expect(listPages(published)).toEqual([]);
});

test('a publish without a list of changes renews all pages, and the same request again renews none', async () => {
  await visitAll('/', '/about', '/da/about');
  const send = (body: string, secret = REVALIDATE_SECRET) =>
    fetch(`${running.site.url}/api/revalidate`, {
      method: 'POST',
      headers: { 'x-revalidate-secret': secret },
      body,
    });
  expect((await send('done', 'wrong-secret')).status).toBe(401);
  const all = await publish(async () => void (await send('The publishing job has ended')));
  expect(listPages(all)).toEqual(
    expect.arrayContaining(['/_site_solvind/en renewed', '/_site_solvind/da/about renewed']),
  );
  const update = { identifier: 'FA27B51EE4394CBB89F8F451B13FF9DC', entity_definition: 'Item' };
  const body = JSON.stringify({ invocation_id: 'one', updates: [update], continues: false });
  expect(await (await send(body)).json()).toEqual({ accepted: true });
  expect(await (await send(body)).json()).toEqual({ accepted: false });
});

test('editors read the log in a browser', async ({ browser }) => {
  const context = await browser.newContext({
    httpCredentials: { username: 'editor', password: REVALIDATE_SECRET },
    viewport: { width: 320, height: 600 },
  });
  const page = await context.newPage();
  await page.goto(`${running.site.url}/api/revalidate`);
  await expect(page.getByRole('heading', { level: 1, name: 'Publishes' })).toBeVisible();
  const first = page.locator('section').first();
  await expect(first.getByRole('heading', { level: 2 })).toContainText(/live after [\d.]+ seconds/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.close();
});

test('a page that cannot be rendered is in the log as failed, and is live soon after the CMS recovers', async () => {
  await visitAll('/faq');
  await setFaults(running.cms.url, [{ match: 'LayoutQuery', answer: '500' }]);
  const change = () =>
    running.edit('solvind/pages/faq/en.yml', 'Questions and answers', 'Answers and questions');
  const [last] = await running.listPublishes();
  await change();
  await expect(async () => {
    const [found] = await running.listPublishes();
    expect(found?.id).not.toBe(last?.id);
    // The renewal is tried again for three quarters of a minute.
    expect(found && listPages(found)).toEqual(['/_site_solvind/en/faq failed']);
    expect(found?.problems.join()).toMatch(/\/faq could not be renewed: .*LayoutQuery/);
  }).toPass({ timeout: 90_000 });
  expect((await get('/faq')).body).toContain('Questions and answers');
  await setFaults(running.cms.url, []);
  await expect(async () => expect((await get('/faq')).body).toContain('Answers and questions')).toPass({
    timeout: 10_000,
  });
});
