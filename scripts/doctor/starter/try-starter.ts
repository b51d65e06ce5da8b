import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { CmsClient } from '@/cms/client/cms-client';
import { createCmsClient } from '@/cms/client/create-cms-client';
import { launchBrowser } from '../../../tests/support/browser/launch-browser.ts';
import { recordOutsideRequests } from '../../../tests/support/browser/outside-requests.ts';
import { byContextId, startCms, startSite } from '../../../tests/support/servers/start-servers.ts';
import { renderComponentTable } from '../../codegen/check-components.ts';
import { listMissing, listNotTaken } from '../../codegen/list-notes.ts';
import { createModuleGraph } from '../../codegen/module-graph.ts';
import { readComponents } from '../../codegen/read-components.ts';
import { copyProject, StarterError } from './copy-project.ts';
import { type Copied, copyStarter } from './copy-starter.ts';
import { findStarter, type Starter } from './find-starter.ts';
import { listLoggedFailures } from './list-failures.ts';
import { type Fault, groupFaults, renderFault } from './list-faults.ts';
import { listPages, type TriedPage, type TriedSite, toPlace } from './list-pages.ts';
import { listUnused } from './list-unused.ts';
import type { Mode } from './open-page.ts';
import { runScript } from './run-script.ts';
import { type Tried, tryPage } from './try-page.ts';

type StarterOptions = {
  /** The folder with the components, or that of their project. */
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
export async function tryStarter(options: StarterOptions): Promise<boolean> {
  try {
    return await tryCopy(options);
  } catch (error) {
    if (!(error instanceof StarterError)) throw error;
    console.error(`\n${error.message}`);
    return false;
  }
}

async function tryCopy(options: StarterOptions): Promise<boolean> {
  const starter = findStarter(options.starter);
  if (starter === null) throw new StarterError(`There is no folder ${options.starter}.`);
  await using cleanup = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-starter-'));
  cleanup.defer(() => rmSync(folder, { recursive: true }));
  const names = await build(starter, folder);
  // Without `await`, the folder would be removed before.
  return await tryBuild({ folder, names, ...options });
}

/** Builds the copy of the project, or says what prevents it. Returns the names of the components. */
async function build(starter: Starter, folder: string): Promise<string[]> {
  console.log(`Copying the project and the components of ${starter.components} …`);
  copyProject(starter.components, folder);
  printCopied(copyStarter(starter, folder));
  await runScript(folder, 'codegen');
  const graph = createModuleGraph(folder);
  const components = readComponents(folder, graph);
  console.log([renderComponentTable(components, graph), ...listNotTaken(folder)].join('\n'));
  const names = components.flatMap(({ kind, name }) => (kind === 'jss' ? [name] : []));
  if (names.length === 0) throw new StarterError(`There are no components in ${starter.components}.`);
  const missing = listMissing(components, graph);
  if (missing.length > 0) throw new StarterError(toMissingText(missing, starter));
  console.log('Checking the types and building: about a minute …');
  await runScript(folder, 'build');
  return names;
}

const toMissingText = (missing: readonly string[], { src }: Starter): string =>
  `The components cannot be built:
${missing.join('\n')}
${src === null ? 'Pass the folder of their project' : `If packages are missing, run npm install in ${path.dirname(src)}`}: \
the doctor takes packages from its node_modules, and files from the other folders of its src.`;

function printCopied({ files, kept, packages }: Copied): void {
  if (files.length > 0) console.log(`Files that they import: src/${files.join(', src/')}`);
  if (kept.length > 0)
    console.log(`Not copied, because ours are at the same place: src/${kept.join(', src/')}`);
  if (packages.length > 0) console.log(`Packages from their project: ${packages.join(', ')}`);
}

type Build = Omit<StarterOptions, 'starter'> & { folder: string; names: string[] };

async function tryBuild({ folder, names, content, pictures }: Build): Promise<boolean> {
  await using cleanup = new AsyncDisposableStack();
  const cms = await startCms({ content: path.resolve(content) });
  cleanup.defer(cms.stop);
  const sites = await listPages(connectTo(cms.url), new Set(names));
  const browser = await launchBrowser();
  cleanup.defer(() => browser.close());
  mkdirSync(pictures, { recursive: true });

  const tools = { folder, cmsUrl: cms.url, browser, names, pictures, triedAlone: new Set<string>() };
  const tried: Tried[] = [];
  for (const site of sites) tried.push(...(await trySite(site, tools)));
  const pages = sites.flatMap((site) => site.pages);
  printSummary({ names, pages, tried, pictures });
  return tried.every(({ faults }) => faults.length === 0) && pages.length > 0;
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
  /** The names of the tried components. */
  names: readonly string[];
  pictures: string;
  triedAlone: Set<string>;
};

/** Starts a site, opens its pages and prints which of them have faults. */
async function trySite(site: TriedSite, { folder, cmsUrl, browser, ...rest }: Tools): Promise<Tried[]> {
  await using cleanup = new AsyncDisposableStack();
  // On a busy machine, a page must not lose components to a deadline.
  const patient = { COMPONENT_DATA_DEADLINE_MS: '20000' };
  const env = { ...byContextId(cmsUrl), ...patient, SITECORE_SITE_NAME: site.name };
  const server = await startSite(env, undefined, folder);
  cleanup.defer(server.stop);
  const context = await browser.newContext();
  cleanup.defer(() => context.close());
  await recordOutsideRequests(context);
  const all: Tried[] = [];
  let read = 0;
  for (const page of site.pages) {
    const tried = await tryPage({ ...rest, context, siteUrl: server.url, site, page });
    const log = server.output();
    tried.faults.push(...toServerFaults(log.slice(read), rest.names));
    read = log.length;
    printPage(page, tried.faults);
    all.push(tried);
  }
  return all;
}

const toServerFaults = (log: string, names: readonly string[]): Fault[] =>
  listLoggedFailures(log, names).map((what) => ({ mode: 'server', what, count: 1 }));

function printPage(page: TriedPage, faults: readonly Fault[]): void {
  const place = toPlace(page);
  const different = groupFaults(faults).length;
  console.log(different === 0 ? `ok    ${place}` : `FAIL  ${place}  different faults: ${different}`);
}

type Summary = {
  names: readonly string[];
  pages: readonly TriedPage[];
  tried: readonly Tried[];
  pictures: string;
};

function printSummary({ names, pages, tried, pictures }: Summary): void {
  const faults = groupFaults(tried.flatMap((page) => page.faults));
  if (faults.length > 0) console.log(`\nFaults, each with its count:\n${faults.map(renderFault).join('\n')}`);
  const failed = tried.filter((page) => page.faults.length > 0).length;
  console.log(`\n${pages.length} pages, ${failed} with faults. Pictures: ${pictures}`);
  printNotCompared(
    'preview',
    'that edit mode shows and that come from no field',
    tried.flatMap(({ notCompared }) => notCompared.preview),
  );
  printNotCompared(
    'visitor',
    'that edit mode shows and that are not in the published layout',
    tried.flatMap(({ notCompared }) => notCompared.visitor),
  );
  const unused = listUnused(names, pages);
  if (unused.length > 0) console.log(`No page uses ${unused.join(', ')}.`);
}

function printNotCompared(mode: Mode, which: string, texts: readonly string[]): void {
  const [first] = texts;
  if (first === undefined) return;
  console.log(
    `${mode}: not compared: ${texts.length} texts ${which}, such as ${JSON.stringify(first.slice(0, 60))}`,
  );
}
