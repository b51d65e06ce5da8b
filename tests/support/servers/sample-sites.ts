import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { writeGallery } from '../../../scripts/gallery/write-gallery.ts';
import { createOverlay } from './overlay.ts';
import { byContextId, type RunningSite, startCms, startSite } from './start-servers.ts';

const SiteFile = z.object({
  defaultLanguage: z.string(),
  languages: z.array(z.string()),
  theme: z.string(),
});

export type SampleSite = z.output<typeof SiteFile> & { name: string };

/** Lists the names of the sample sites: the folders of `content`. */
export const listSampleSites = (): string[] =>
  readdirSync('content', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Reads the settings of a sample site. */
export function readSampleSite(name: string): SampleSite {
  return { name, ...SiteFile.parse(parse(readFileSync(`content/${name}/site.yml`, 'utf8'))) };
}

export type StartedSite = AsyncDisposable & { cmsUrl: string; site: RunningSite };

/** Starts a sample site at localhost with the gallery of components, by default in its own theme. */
export async function startSampleSite(name: string, theme?: string): Promise<StartedSite> {
  await using started = new AsyncDisposableStack();
  const gallery = await mkdtemp(path.join(tmpdir(), 'gallery-'));
  started.defer(() => rm(gallery, { recursive: true }));
  writeGallery(gallery);
  const overlay = await createOverlay();
  started.defer(overlay.removeAll);
  if (theme !== undefined) {
    const settings = readFileSync(`content/${name}/site.yml`, 'utf8');
    await overlay.write(`${name}/site.yml`, settings.replace(/^theme: .*$/m, `theme: ${theme}`));
  }
  const cms = await startCms({ args: ['--overlay', gallery, '--overlay', overlay.folder] });
  started.defer(cms.stop);
  const site = await startSite({
    ...byContextId(cms.url),
    SITECORE_SITE_NAME: name,
    CONSENT_MANAGER: 'never',
  });
  started.defer(site.stop);
  const kept = started.move();
  return { cmsUrl: cms.url, site, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
