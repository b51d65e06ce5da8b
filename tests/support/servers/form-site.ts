import { rm } from 'node:fs/promises';
import { createDataFolder } from '../clients/submissions.ts';
import { byContextId, findFreePort, startCms, startSite } from './start-servers.ts';

/** A site whose CMS keeps what visitors send in `dataFolder`, and can be stopped and started again at the same URL. */
export type FormSite = {
  url: string;
  dataFolder: string;
  cmsOutput: () => string;
  stopCms: () => Promise<void>;
  startCms: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the site and its CMS. */
export async function startFormSite(): Promise<FormSite> {
  const port = await findFreePort();
  const dataFolder = await createDataFolder();
  const start = () => startCms({ port, args: ['--data', dataFolder] });
  let cms = await start();
  const site = await startSite(byContextId(cms.url));
  return {
    url: site.url,
    dataFolder,
    cmsOutput: () => cms.output(),
    stopCms: () => cms.stop(),
    startCms: async () => {
      cms = await start();
    },
    stop: async () => {
      await site.stop();
      await cms.stop();
      await rm(dataFolder, { recursive: true });
    },
  };
}
