import { toReason } from '@/platform/text/to-reason';
import { createGetPage, type GetPage } from './get-page.ts';
import { listSitemapUrls } from './list-sitemap-urls.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { type Failure, warmUrls } from './warm-urls.ts';

type Output = Record<'print' | 'printProgress', (line: string) => void>;

const EXIT = { warm: 0, failed: 1, misused: 2 };
const PROGRESS_EVERY_MS = 1000;

/** Returns the exit code. */
export async function runWarm(args: string[], output: Output): Promise<number> {
  const read = readOptions(args);
  if ('problem' in read) {
    output.printProgress(`${read.problem}\n\n${HELP}`);
    return EXIT.misused;
  }
  if ('isHelp' in read) {
    output.print(HELP);
    return EXIT.warm;
  }
  const getPage = createGetPage(read.options.node);
  let areAllWarm = true;
  for (const site of read.options.sites) {
    const isWarm = await warmSite(site, read.options, getPage, output);
    areAllWarm &&= isWarm;
  }
  return areAllWarm ? EXIT.warm : EXIT.failed;
}

async function warmSite(
  site: URL,
  options: Options,
  getPage: GetPage,
  { print, printProgress }: Output,
): Promise<boolean> {
  let urls: URL[];
  try {
    urls = await listSitemapUrls(site, getPage);
  } catch (error) {
    print(`FAIL  ${site.origin}: ${toReason(error)}`);
    return false;
  }
  const { own = [], foreign = [] } = Object.groupBy(urls, ({ origin }) =>
    origin === site.origin ? 'own' : 'foreign',
  );
  const startedAt = performance.now();
  let printedAt = startedAt;
  const onDone = (done: number): void => {
    if (performance.now() - printedAt < PROGRESS_EVERY_MS && done < own.length) return;
    printedAt = performance.now();
    printProgress(`      ${site.origin}: ${done} of ${own.length} pages`);
  };
  const failures: Failure[] = await warmUrls(own, { ...options, getPage, onDone });
  for (const { url, reason } of failures) print(`FAIL  ${url}: ${reason}`);
  for (const origin of new Set(foreign.map((url) => url.origin)))
    print(
      `FAIL  ${site.origin}: its sitemap has pages of ${origin}; add --site ${origin}, or correct PUBLIC_URL`,
    );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  printProgress(`      ${site.origin}: ${own.length - failures.length} pages are warm (${seconds} s)`);
  return failures.length === 0 && foreign.length === 0;
}
