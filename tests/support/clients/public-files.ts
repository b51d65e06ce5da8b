import { SaxesParser } from 'saxes';
import { getAsIs } from './get-as-is.ts';

/** The sample sites with the URLs that they have by configuration, whatever the host of the request. */
export const publicSites = [
  { name: 'solvind', origin: 'http://localhost:3000' },
  { name: 'havn', origin: 'http://havn.localhost:3000' },
  { name: 'waraq', origin: 'http://waraq.localhost:3000' },
];

/** Fetches a public URL of a site from the test server, which listens on another port. */
export function getUrl(siteUrl: string, url: string, encoding?: 'utf8' | 'latin1') {
  const { host, pathname, search } = new URL(url);
  return getAsIs(siteUrl, pathname + search, { host }, encoding);
}

/** Gets the picture at a public URL of a site. Returns the size of a PNG in pixels, `null` for anything else. */
export async function getPngSize(siteUrl: string, url: string): Promise<[number, number] | null> {
  const { status, headers, body } = await getUrl(siteUrl, url, 'latin1');
  if (status !== 200 || headers['content-type'] !== 'image/png') return null;
  const bytes = Buffer.from(body, 'latin1');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** Throws if a text is not well-formed XML. Returns the texts and addresses in it, by element. */
export function readXml(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, value: string) => found.set(name, [...(found.get(name) ?? []), value]);
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  parser.on('opentag', ({ local, attributes }) => {
    open.push(local);
    if (attributes.href) add(`${local}@href`, attributes.href.value);
  });
  parser.on('text', (text) => {
    const name = open.at(-1);
    if (name && text.trim()) add(name, text);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return found;
}

type SitemapEntry = { loc: string; lastmod?: string; alternates: string[] };

export function readSitemap(xml: string): SitemapEntry[] {
  readXml(xml);
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
  }));
}
