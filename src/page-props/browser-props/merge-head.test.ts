import type { Head, HeadElement } from '@/rendering/context/page-data';
import { mergeHead } from './merge-head';

const head: Head = { title: 'Page', alternates: [], links: [] };

const meta = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'meta', attributes });

test.each<[HeadElement, Partial<Head>]>([
  [{ tag: 'title', attributes: {}, text: 'Product' }, { title: 'Product' }],
  [meta({ name: 'description', content: 'Soft' }), { description: 'Soft' }],
  [
    meta({ property: 'og:image', content: 'https://a.test/b.png' }),
    { image: { src: 'https://a.test/b.png' } },
  ],
  [
    { tag: 'link', attributes: { rel: 'canonical', href: 'https://a.test/b' } },
    { canonical: 'https://a.test/b' },
  ],
  [meta({ name: 'author', content: 'Ida' }), { elements: [meta({ name: 'author', content: 'Ida' })] }],
])('%j gives %j', (element, part) => {
  expect(mergeHead(head, [element])).toEqual({ ...head, ...part });
});
