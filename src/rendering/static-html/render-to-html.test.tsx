import { Suspense, use, useId } from 'react';
import { preload } from 'react-dom';
import { renderToHtml } from './render-to-html';

const Broken = () => {
  throw new Error('No wind today');
};
const never = new Promise<string>(() => undefined);
const Never = () => use(never);
const later = new Promise<string>((resolve) => setTimeout(resolve, 100, 'x'.repeat(20_000)));
const Later = () => <p>{use(later)}</p>;
const Preloading = () => {
  preload('/b.jpg', { as: 'image', fetchPriority: 'high' });
  return <img src="/a.jpg" alt="" fetchPriority="high" />;
};
const OwnLink = () => <link rel="preload" href="/a.css" as="style" itemProp="own" />;
const Id = () => <p id={useId()} />;

const soon = () => AbortSignal.timeout(1000);

test('waits for what suspends and writes it in its place', async () => {
  const tree = (
    <main>
      <Suspense fallback="Loading">
        <Later />
      </Suspense>
    </main>
  );
  const { html, errors } = await renderToHtml(tree, { signal: soon() });
  expect(html).toBe(`<main><!--$--><p>${await later}</p><!--/$--></main>`);
  expect(errors).toEqual([]);
});

test('returns an error inside a boundary, and the HTML around it', async () => {
  const tree = (
    <main>
      <p>fine</p>
      <Suspense fallback="A problem">
        <Broken />
      </Suspense>
    </main>
  );
  const { html, errors } = await renderToHtml(tree, { signal: soon() });
  expect(html).toMatch(/^<main><p>fine<\/p>.*A problem.*<\/main>$/s);
  expect(errors).toEqual([new Error('No wind today')]);
});

test('returns an error outside of any boundary once, without HTML', async () => {
  expect(await renderToHtml(<Broken />, { signal: soon() })).toEqual({
    html: '',
    preload: null,
    errors: [new Error('No wind today')],
  });
});

test.each([
  [
    'inside a boundary',
    <Suspense key="in" fallback="A problem">
      <Never />
    </Suspense>,
    /A problem/,
  ],
  ['outside of any boundary', <Never key="out" />, /^$/],
])('ends at the deadline when a component %s never resolves', async (_where, tree, expected) => {
  const start = Date.now();
  const { html, errors } = await renderToHtml(tree, { signal: AbortSignal.timeout(50) });
  expect(Date.now() - start).toBeLessThan(1000);
  expect(html).toMatch(expected);
  expect(errors).toEqual([expect.objectContaining({ name: 'TimeoutError' })]);
});

test.each([
  [
    'the preload links that React writes for images',
    <Preloading key="1" />,
    /^<main><img src="\/a.jpg"[^>]*><\/main>$/,
  ],
  ['no links of components', <OwnLink key="2" />, /^<main><link rel="preload"[^>]*><\/main>$/],
])('removes %s', async (_what, content, expected) => {
  const { html } = await renderToHtml(<main>{content}</main>, { signal: soon() });
  expect(html).toMatch(expected);
});

test('begins ids with the prefix', async () => {
  const { html } = await renderToHtml(<Id />, { signal: soon(), identifierPrefix: 'i0' });
  expect(html).toMatch(/^<p id="_i0R_\w*"><\/p>$/);
});
