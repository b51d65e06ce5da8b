import { visitors } from '../../tests/support/fixtures/visitors.ts';
import { keepVisiting, type Visitor } from '../keep-visiting.ts';

const CONNECTIONS = 30;

type Request = { path: string; headers?: Record<string, string>; statuses: readonly number[] };

type Targets = { paths: readonly string[]; assets: readonly string[]; buildId: string };

export type LoadResult = {
  requests: number;
  /** How often each kind of response came that is wrong. */
  wrong: ReadonlyMap<string, number>;
};

const FILES = ['/robots.txt', '/sitemap.xml', '/api/readyz'];
const PAGE = [200, 301, 302, 307, 308];

/** Creates the request with this number: all kinds in turn, in fixed shares. */
function createMix({ paths, assets, buildId }: Targets): (number: number) => Request {
  const pick = (list: readonly string[], count: number) => list[count % list.length] ?? '/';
  const kinds: ((count: number) => Request)[] = [
    (count) => ({ path: pick(paths, count), statuses: PAGE }),
    (count) => ({ path: pick(paths, count * 7), statuses: PAGE }),
    (count) => ({ path: pick(paths, count * 11), headers: { 'accept-encoding': 'gzip' }, statuses: PAGE }),
    (count) => ({ path: pick(paths, count), headers: visitors.known, statuses: PAGE }),
    (count) => ({ path: `${pick(paths, count * 3)}?utm_source=${count}`, statuses: PAGE }),
    (count) => ({
      path: `/_next/data/${buildId}${pick(paths, count).replace(/^\/$/, '/index')}.json`,
      headers: { 'x-nextjs-data': '1' },
      statuses: PAGE,
    }),
    (count) => ({ path: `/unknown/${count}`, statuses: [404, 503] }),
    () => ({ path: '/membership', headers: visitors.known, statuses: [200] }),
    () => ({ path: '/about-us', statuses: [301] }),
    (count) => ({ path: pick(assets, count), statuses: [200] }),
    (count) => ({ path: pick(FILES, count), statuses: [200] }),
  ];
  return (number) =>
    kinds[number % kinds.length]?.(Math.floor(number / kinds.length)) ?? { path: '/', statuses: PAGE };
}

/** Requests everything that visitors and crawlers request, until `isOver`. */
export async function playMixedLoad(
  { get }: Visitor,
  targets: Targets,
  isOver: () => boolean,
): Promise<LoadResult> {
  const toRequest = createMix(targets);
  const wrong = new Map<string, number>();
  let requests = 0;
  async function visit(number: number): Promise<void> {
    const { path, headers, statuses } = toRequest(number);
    requests += 1;
    const status = await get(path, headers).then(
      (answer) => answer.status,
      (error) => String(error),
    );
    if (statuses.some((expected) => expected === status)) return;
    const kind = `${status} ${path.replace(/\d+/g, 'N')}`;
    wrong.set(kind, (wrong.get(kind) ?? 0) + 1);
  }
  await keepVisiting([{ connections: CONNECTIONS, pauseMs: 0, visit }], isOver);
  return { requests, wrong };
}
