import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { CmsClient } from '@/cms/client/cms-client';
import { createCmsClient } from '@/cms/client/create-cms-client';
import { launchBrowser } from '../../../tests/support/browser/launch-browser.ts';
import { recordOutsideRequests } from '../../../tests/support/browser/outside-requests.ts';
import { byContextId, startCms, startSite } from '../../../tests/support/servers/start-servers.ts';
import { readComponents } from '../../codegen/read-components.ts';
import { copyProject } from './copy-project.ts';
import { listPages, type TriedPage, type TriedSite } from './list-pages.ts';
import { listUnused } from './list-unused.ts';
import { type Tried, tryPage } from './try-page.ts';

type StarterOptions = {
  /** The folder with the components. */
  starter: string;
  /** The folder with the content of the sites. */
  content: string;
  /** The folder for pictures of the pages. */
  pictures: string;
};

/**
 * Builds a copy of the project with components of Sitecore's starter, and opens every page that uses them as a visitor
 * and as an editor. Prints what is wrong. Returns whether nothing is.
 */
export async function tryStarter({ starter, content, pictures }: StarterOptions): Promise<boolean> {
  await using cleanup = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-starter-'));
  cleanup.defer(() => rmSync(folder, { recursive: true }));
  console.log(`Copying the project and the components of ${starter} …`);
  copyProject(starter, folder);
  console.log(run(folder, 'codegen', '--', '--list'));
  console.log('Checking the types and building: about a minute …');
  run(folder, 'build');

  const cms = await startCms({ content: path.resolve(content) });
  cleanup.defer(cms.stop);
  const names = readComponents(folder).flatMap(({ kind, name }) => (kind === 'jss' ? [name] : []));
  const sites = await listPages(connectTo(cms.url), new Set(names));
  const browser = await launchBrowser();
  cleanup.defer(() => browser.close());
  mkdirSync(pictures, { recursive: true });

  const tools = { folder, cmsUrl: cms.url, browser, pictures, triedAlone: new Set<string>() };
  let failed = 0;
  for (const site of sites) failed += await trySite(site, tools);
  const pages = sites.flatMap((site) => site.pages);
  printSummary({ names, pages, failed, pictures });
  return failed === 0 && pages.length > 0;
}

/** Runs a script of the project in a folder, and returns what it prints. */
function run(cwd: string, script: string, ...args: string[]): string {
  const options = { cwd, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, ...args], options);
  if (status !== 0) throw new Error(`npm run ${script} has failed:\n${stdout}${stderr}`);
  return stdout;
}

function connectTo(cmsUrl: string): CmsClient {
  const endpoint = `${cmsUrl}/v1/content/api/graphql/v1?sitecoreContextId=test`;
  return createCmsClient({ endpoint, headers: {}, retries: 3, deadlineMs: 10_000 });
}

type Tools = {
  /** The folder with the build. */
  folder: string;
  cmsUrl: string;
  browser: Browser;
  pictures: string;
  triedAlone: Set<string>;
};

/** Starts a site and opens its pages. Returns how many of them have problems. */
async function trySite(site: TriedSite, { folder, cmsUrl, browser, ...rest }: Tools): Promise<number> {
  await using cleanup = new AsyncDisposableStack();
  // On a busy machine, a page must not lose components to a deadline.
  const patient = { COMPONENT_DATA_DEADLINE_MS: '20000' };
  const env = { ...byContextId(cmsUrl), ...patient, SITECORE_SITE_NAME: site.name };
  const server = await startSite(env, undefined, folder);
  cleanup.defer(server.stop);
  const context = await browser.newContext();
  cleanup.defer(() => context.close());
  await recordOutsideRequests(context);
  let failed = 0;
  for (const page of site.pages) {
    const tried = await tryPage({ ...rest, context, siteUrl: server.url, site, page });
    printPage(page, tried);
    if (tried.problems.length > 0) failed += 1;
  }
  return failed;
}

function printPage({ siteName, language, path: pagePath }: TriedPage, { problems, skipped }: Tried): void {
  const lines = [
    `${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${siteName} ${language} ${pagePath}`,
    ...problems,
  ];
  if (skipped > 0) lines.push(`visitor  not compared: ${skipped} texts that are not in the published layout`);
  console.log(lines.join('\n        '));
}

type Summary = { names: readonly string[]; pages: readonly TriedPage[]; failed: number; pictures: string };

function printSummary({ names, pages, failed, pictures }: Summary): void {
  console.log(`\n${pages.length} pages, ${failed} with problems. Pictures: ${pictures}`);
  const unused = listUnused(names, pages);
  if (unused.length > 0) console.log(`No page uses ${unused.join(', ')}.`);
}
