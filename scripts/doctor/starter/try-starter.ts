import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createCmsClient } from '@/cms/client/create-cms-client';
import { launchBrowser } from '../../../tests/support/browser/launch-browser.ts';
import { recordOutsideRequests } from '../../../tests/support/browser/outside-requests.ts';
import { listenForComplaints } from '../../../tests/support/browser/page-health.ts';
import { byContextId, startCms, startSite } from '../../../tests/support/servers/start-servers.ts';
import { readComponents } from '../../codegen/read-components.ts';
import { copyProject } from './copy-project.ts';
import { listPages, type TriedPage } from './list-pages.ts';
import { tryPage } from './try-page.ts';

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
export async function tryStarter(options: StarterOptions): Promise<boolean> {
  console.log(`Copying the project and the components of ${options.starter} …`);
  const folder = copyProject(options.starter);
  try {
    console.log(run(folder, 'codegen', '--', '--list'));
    console.log('Checking the types and building …');
    run(folder, 'build');
    return await openAll(folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a script of the project in a folder, and returns what it prints. */
function run(cwd: string, script: string, ...args: string[]): string {
  const options = { cwd, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, ...args], options);
  if (status !== 0) throw new Error(`npm run ${script} has failed:\n${stdout}${stderr}`);
  return stdout;
}

async function openAll(folder: string, { content, pictures }: StarterOptions): Promise<boolean> {
  await using servers = new AsyncDisposableStack();
  const cms = await startCms({ content: path.resolve(content) });
  servers.defer(cms.stop);
  const brought = readComponents(folder).filter(({ kind }) => kind === 'jss');
  const endpoint = `${cms.url}/v1/content/api/graphql/v1?sitecoreContextId=test`;
  const client = createCmsClient({ endpoint, headers: {}, retries: 3, deadlineMs: 10_000 });
  const sites = await listPages(client, new Set(brought.map(({ name }) => name)));
  const browser = await launchBrowser();
  servers.defer(() => browser.close());
  mkdirSync(pictures, { recursive: true });

  const triedAlone = new Set<string>();
  const failed: TriedPage[] = [];
  for (const site of sites) {
    // On a busy machine, a page must not lose components to a deadline.
    const patient = { COMPONENT_DATA_DEADLINE_MS: '20000' };
    const env = { ...byContextId(cms.url), ...patient, SITECORE_SITE_NAME: site.name };
    const server = await startSite(env, undefined, folder);
    const context = await browser.newContext();
    await recordOutsideRequests(context);
    const tab = await context.newPage();
    const complaints = listenForComplaints(tab);
    for (const page of site.pages) {
      const problems = await tryPage(tab, {
        siteUrl: server.url,
        site,
        page,
        complaints,
        triedAlone,
        pictures,
      });
      const name = `${site.name} ${page.language} ${page.path}`;
      console.log([`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`, ...problems].join('\n        '));
      if (problems.length > 0) failed.push(page);
    }
    await context.close();
    await server.stop();
  }
  const pages = sites.flatMap((site) => site.pages);
  const notUsed = brought.filter(({ name }) => !triedAlone.has(name)).map(({ name }) => name);
  console.log(`\n${pages.length} pages, ${failed.length} with problems. Pictures: ${pictures}`);
  if (notUsed.length > 0) console.log(`No page uses ${notUsed.join(', ')}.`);
  return failed.length === 0 && pages.length > 0;
}
