import type { GetPage } from './get-page.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the URLs of a site's sitemap and of its parts, each once. Throws an error that says what is wrong. */
export async function listSitemapUrls(site: URL, getPage: GetPage): Promise<URL[]> {
  const fetchLocations = async (url: URL): Promise<{ isIndex: boolean; urls: URL[] }> => {
    const { status, body } = await getPage(url);
    if (status !== 200) throw new Error(`${url} responded with ${status}`);
    return { isIndex: body.includes('<sitemapindex'), urls: readLocations(body) };
  };
  const { isIndex, urls } = await fetchLocations(new URL('/sitemap.xml', site));
  const all: URL[] = [];
  if (!isIndex) all.push(...urls);
  else for (const part of urls) all.push(...(await fetchLocations(part)).urls);
  return [...new Map(all.map((url) => [url.href, url])).values()];
}

function readLocations(xml: string): URL[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, text = '']) => {
    const decoded = text.trim().replace(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity);
    return URL.parse(decoded) ?? [];
  });
}
