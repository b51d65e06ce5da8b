import { renderToHtml } from './render-to-html';

const SRC_SET = '/-/media/a.jpg?rev=1&mw=480 480w, /-/media/a.jpg?rev=1&mw=800 800w';
const lead = <img alt="" src="/-/media/a.jpg" srcSet={SRC_SET} sizes="100vw" fetchPriority="high" />;

const render = (tree: React.ReactNode) => renderToHtml(tree, { signal: AbortSignal.timeout(10_000) });

test('returns the preload of the image with priority, as it is in its markup', async () => {
  const tree = (
    <main>
      <img alt="" src="/logo.svg" />
      {lead}
      <img alt="" src="/later.jpg" loading="lazy" />
    </main>
  );
  const { html, preload } = await render(tree);
  expect(html).toMatch(/^<main><img alt="" src="\/logo\.svg"\/>.*<\/main>$/);
  expect(preload).toEqual({
    tag: 'link',
    attributes: {
      rel: 'preload',
      as: 'image',
      imageSrcSet: SRC_SET,
      imageSizes: '100vw',
      fetchPriority: 'high',
    },
  });
});

test('preloads an image without other sizes by its URL', async () => {
  const { preload } = await render(<img alt="" src={'/a.svg?x="&y=\'<'} fetchPriority="high" />);
  expect(preload?.attributes).toMatchObject({ href: '/a.svg?x="&y=\'<', fetchPriority: 'high' });
});

test('preloads no image that has no priority', async () => {
  const { html, preload } = await render(<img alt="" src="/a.jpg" />);
  expect(html).toBe('<img alt="" src="/a.jpg"/>');
  expect(preload).toBeNull();
});
