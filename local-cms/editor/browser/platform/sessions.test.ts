import type { SessionParameters } from './client.ts';
import { createSessions } from './sessions.ts';

const page = { mode: 'edit', route: '/about' };
const other = { mode: 'edit', route: '/news' };

function create() {
  const asked: string[] = [];
  let time = 0;
  const request = async ({ route = '' }: SessionParameters) => {
    await Promise.resolve();
    asked.push(route);
    return route;
  };
  const sessions = createSessions(request, () => time);
  const wait = (ms: number) => {
    time += ms;
  };
  return { ...sessions, asked, wait };
}

test('a session that was opened early is used once', async () => {
  const { open, openEarly, asked } = create();
  openEarly(page);
  expect(await open(page)).toBe('/about');
  expect(asked).toEqual(['/about']);
  await open(page);
  expect(asked).toEqual(['/about', '/about']);
});

test('an old session is opened again', async () => {
  const { open, openEarly, asked, wait } = create();
  openEarly(page);
  wait(2000);
  await open(page);
  expect(asked).toEqual(['/about', '/about']);
});

test('a session of another page is opened after the early one is answered, because the last answer counts', async () => {
  const { open, openEarly, asked } = create();
  openEarly(page);
  expect(await open(other)).toBe('/news');
  expect(asked).toEqual(['/about', '/news']);
});

test('several early sessions are opened one after another', async () => {
  const { open, openEarly, asked } = create();
  openEarly(page);
  openEarly(other);
  expect(await open(other)).toBe('/news');
  expect(asked).toEqual(['/about', '/news']);
});

test('an early session that fails is opened again', async () => {
  let count = 0;
  const sessions = createSessions(async () => {
    count += 1;
    if (count === 1) throw new Error('The site does not answer.');
    return '/about';
  });
  sessions.openEarly(page);
  expect(await sessions.open(page)).toBe('/about');
});
