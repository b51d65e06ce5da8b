import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;

function* walk(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* walk(child);
}

const toAttributes = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const toText = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Reads from the HTML of a page what search engines, feed readers and link previews do. */
export function readPageHead(html: string) {
  const elements = [...walk(parse(html))];
  const listAll = (tag: string) => elements.filter(({ tagName }) => tagName === tag).map(toAttributes);
  const [links, metas] = [listAll('link'), listAll('meta')];
  const findMeta = (name: string) =>
    metas.find((meta) => meta.name === name || meta.property === name)?.content;
  const scripts = elements.filter((element) => toAttributes(element).type === 'application/ld+json');
  return {
    title: elements.filter(({ tagName }) => tagName === 'title').map(toText)[0],
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => `${hreflang} ${href}`),
    feeds: links.flatMap(({ type, href }) => (/(rss|atom)\+xml$/.test(type ?? '') && href ? [href] : [])),
    hasNoIndex: findMeta('robots')?.includes('noindex') === true,
    mainLanguage: listAll('main')[0]?.lang,
    findMeta,
    graphs: scripts.map((script): unknown => JSON.parse(toText(script))),
  };
}
