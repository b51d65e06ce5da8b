import { createPage, renderOnServer } from '@tests/fixtures/page';
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { useRouter } from 'next/router';
import { use } from 'react';
import type { NoFields, Rendering, RenderingProps } from '../component/types';
import { Placeholder } from '../placeholder/Placeholder';
import { isolateFailures } from './isolate-failures';

const Fine = ({ rendering }: RenderingProps) => <p>{`${rendering.uid} is fine`}</p>;
const Broken = () => {
  throw new Error('No wind today');
};
const BrokenInside = () => (
  <div>
    <Broken />
  </div>
);
const Waiting = () => use(new Promise<string>(() => undefined));
const Asking = () => <p>{useRouter().asPath}</p>;
const Box = ({ rendering, params }: RenderingProps<NoFields, 'isBroken'>) => (
  <section>
    <Placeholder name="box" rendering={rendering} />
    {params?.isBroken && <Broken />}
  </section>
);
const map = {
  Fine: { Default: Fine },
  Broken: { Default: Broken },
  BrokenInside: { Default: BrokenInside },
  Waiting: { Default: Waiting },
  Asking: { Default: Asking },
  Box: { Default: Box },
};

const fine: Rendering = { uid: 'leaf', componentName: 'Fine' };
const broken: Rendering = { uid: 'x', componentName: 'Broken', fields: { Secret: { value: 'payload' } } };
const boxOf = (renderings: Rendering[], params = {}): Rendering => ({
  uid: 'box',
  componentName: 'Box',
  params,
  placeholders: { box: renderings },
});
const DETAILS = 'A rendering error occurred in component Broken<br/>No wind today';
const PROBLEM = 'There was a problem loading this section.';

beforeAll(() => Loadable.preloadAll());

async function isolate(renderings: Rendering[], own: Parameters<typeof createPage>[1] = {}) {
  const page = createPage(renderings, own);
  const before = structuredClone(page);
  const reports: string[] = [];
  const isolated = await isolateFailures({ page, componentMap: map, deadlineMs: 500 }, (rendering, error) => {
    reports.push(`${rendering.componentName}: ${error instanceof Error ? error.message : error}`);
  });
  expect(page).toEqual(before);
  return { html: renderOnServer(isolated, map), reports, isolated, page };
}

test('does not change a page on which nothing fails', async () => {
  const { isolated, page, reports } = await isolate([fine, boxOf([fine])]);
  expect(isolated).toBe(page);
  expect(reports).toEqual([]);
});

test.each<[string, Rendering[], string[]]>([
  ['a component', [fine, broken, fine], ['Broken: No wind today']],
  [
    'a child of a component',
    [fine, { componentName: 'BrokenInside' }, fine],
    ['BrokenInside: No wind today'],
  ],
  ['a component in a box', [fine, boxOf([broken]), fine], ['Broken: No wind today']],
  ['a box', [fine, boxOf([fine], { isBroken: '1' }), fine], ['Box: No wind today']],
  [
    'a box and a component in it',
    [fine, boxOf([broken], { isBroken: '1' }), fine],
    ['Broken: No wind today', 'Box: No wind today'],
  ],
  [
    'a component that never resolves',
    [fine, { componentName: 'Waiting' }, fine],
    [expect.stringMatching('Waiting: ')],
  ],
])(
  'when %s fails, visitors see a message in its place, and the rest of the page',
  async (_what, renderings, expected) => {
    const { html, reports } = await isolate(renderings);
    expect(html.match(/leaf is fine/g)).toHaveLength(2);
    expect(html.split(PROBLEM)).toHaveLength(2);
    expect(html).not.toContain('No wind today');
    expect(html).not.toContain('<template');
    expect(reports).toEqual(expected);
  },
);

test('a component that never resolves takes little more time than the deadline, at any depth', async () => {
  const deep = [1, 2, 3, 4].reduce<Rendering>((inner) => boxOf([inner, fine]), { componentName: 'Waiting' });
  const start = Date.now();
  const { html } = await isolate([deep]);
  // 500 ms for the first trial, 50 ms for each later trial of the five levels, and a margin.
  expect(Date.now() - start).toBeLessThan(1_300);
  expect(html.match(/leaf is fine/g)).toHaveLength(4);
  expect(html.split(PROBLEM)).toHaveLength(2);
});

test('keeps the other components of a box when one fails', async () => {
  const { html } = await isolate([boxOf([fine, broken, fine])]);
  expect(html.match(/leaf is fine/g)).toHaveLength(2);
});

test.each([{}, { pageState: 'preview' }, { pageState: 'edit', pageEditing: true, editMode: 'metadata' }])(
  'shows developers and editors what failed and why: %j',
  async (context) => {
    const { html } = await isolate([broken, fine], { context, showsErrorDetails: true });
    expect(html).toContain(DETAILS);
    expect(html).toContain('leaf is fine');
  },
);

test('sends the browser only the uid and name of a failed component', async () => {
  const { isolated } = await isolate([broken]);
  expect(isolated.layout.sitecore.route?.placeholders).toEqual({
    'headless-main': [{ uid: 'x', componentName: 'Broken', failure: '' }],
  });
});

test("provides Next's router to components, as the page does", async () => {
  const { reports } = await isolate([{ componentName: 'Asking' }]);
  expect(reports).toEqual([]);
});
