import Head from 'next/head';
import { renderToString } from 'react-dom/server';
import { CollectHead, createHeadCollector } from './collect-head';

/** Renders elements in next/head, and returns what is collected. */
function collect(content: React.ReactNode) {
  const collector = createHeadCollector();
  renderToString(
    <CollectHead collector={collector}>
      <Head>{content}</Head>
    </CollectHead>,
  );
  return collector.elements;
}

test.each([
  [<title key="t">Home – {2}</title>, { tag: 'title', attributes: {}, text: 'Home – 2' }],
  [
    <meta key="m" name="author" content="Ida" />,
    { tag: 'meta', attributes: { name: 'author', content: 'Ida' } },
  ],
  [
    <link key="l" rel="preconnect" href="https://a.test" crossOrigin="anonymous" />,
    { tag: 'link', attributes: { rel: 'preconnect', href: 'https://a.test', crossOrigin: 'anonymous' } },
  ],
  [
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is what the test is about
    <script key="s" type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{}' }} />,
    { tag: 'script', attributes: { type: 'application/ld+json' }, html: '{}' },
  ],
])('collects %j', (element, collected) => {
  expect(collect(element)).toEqual([collected]);
});

test('leaves out what Next adds by itself, and what is not an element', () => {
  expect(
    collect(['text', <meta key="c" charSet="utf-8" />, <meta key="v" name="viewport" content="x" />]),
  ).toEqual([]);
});

test('several components collect together, and the last title wins', () => {
  const collector = createHeadCollector();
  renderToString(
    <CollectHead collector={collector}>
      <Head>
        <title>First</title>
        <meta name="author" content="Ida" />
      </Head>
      <Head>
        <title>Last</title>
      </Head>
    </CollectHead>,
  );
  expect(collector.elements).toEqual([
    { tag: 'meta', attributes: { name: 'author', content: 'Ida' } },
    { tag: 'title', attributes: {}, text: 'Last' },
  ]);
});
