import { SaxesParser } from 'saxes';

type Details = { lastmod?: string; changefreq?: string; priority?: string };

/** A URL of a sitemap with what sitemaps.org and Google define, as far as it has the right form. */
export type SitemapUrl = Details & {
  loc: URL;
  alternates: readonly { language: string; href: URL }[];
  images: readonly URL[];
};

type Entry = Details & { loc?: URL; alternates: { language: string; href: URL }[]; images: URL[] };

type Element = { name: string; text: string; attributes: Readonly<Record<string, string>> };

const LANGUAGE = /^[A-Za-z0-9-]{1,35}$/;

/** Reads the elements of an entry, by their place in the file. All others are left out. */
const readers: Readonly<Record<string, (entry: Entry, element: Element) => void>> = {
  'urlset/url/loc': (entry, { text }) => {
    entry.loc = findWebUrl(text);
  },
  'urlset/url/lastmod': (entry, { text }) => {
    entry.lastmod = match(text, /^\d{4}(-\d\d(-\d\d(T[\d:.]{5,16}(Z|[+-]\d\d:\d\d)?)?)?)?$/);
  },
  'urlset/url/changefreq': (entry, { text }) => {
    entry.changefreq = match(text, /^(always|hourly|daily|weekly|monthly|yearly|never)$/);
  },
  'urlset/url/priority': (entry, { text }) => {
    entry.priority = match(text, /^[01](\.\d{1,4})?$/);
  },
  'urlset/url/link': (entry, { attributes: { rel, hreflang = '', href = '' } }) => {
    const url = findWebUrl(href);
    if (rel === 'alternate' && url && LANGUAGE.test(hreflang))
      entry.alternates.push({ language: hreflang, href: url });
  },
  'urlset/url/image/loc': (entry, { text }) => {
    const url = findWebUrl(text);
    if (url) entry.images.push(url);
  },
};

/** Returns `null` if the text is not a complete `<urlset>`. The parser knows no entities but those of XML itself. */
export function parseSitemap(xml: string): SitemapUrl[] | null {
  const urls: SitemapUrl[] = [];
  const open: Element[] = [];
  let entry = createEntry();
  let root = '';
  const append = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  const close = () => {
    const place = open.map(({ name }) => name).join('/');
    const element = open.pop();
    if (element) readers[place]?.(entry, element);
    if (place !== 'urlset/url') return;
    const { loc } = entry;
    if (loc) urls.push({ ...entry, loc });
    entry = createEntry();
  };
  const parser = new SaxesParser();
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name: toLocalName(name), text: '', attributes });
    root ||= toLocalName(name);
  });
  parser.on('closetag', close);
  try {
    parser.write(xml).close();
  } catch {
    // It throws an Error that quotes the text, for anything that is not well-formed XML.
    return null;
  }
  return root === 'urlset' ? urls : null;
}

const createEntry = (): Entry => ({ alternates: [], images: [] });

/** Prefixes are free in XML, so only the part behind the colon tells what an element is. */
const toLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);

const match = (text: string, pattern: RegExp): string | undefined => pattern.exec(text.trim())?.[0];

function findWebUrl(text: string): URL | undefined {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
