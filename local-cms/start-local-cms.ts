import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

import { createActivityLog } from './events/activity-log.ts';
import { createFaults } from './faults/fault.ts';
import { createSubmissionStore } from './forms/store-submission.ts';
import { createGraphQL } from './graphql/create-graphql.ts';
import { createListener } from './http/create-listener.ts';
import { createRouter } from './http/create-router.ts';
import { createResizer } from './media/create-resizer.ts';
import { createGuests } from './personalize/guests.ts';
import { type Log, openContentStore } from './store/content-store.ts';

export type LocalCmsOptions = {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  contentFolder?: string;
  /** Content that is laid over it, file by file; for development and tests. */
  overlayFolder?: string;
  /** Where what visitors send is kept; left out: local-cms/.data */
  dataFolder?: string;
  /** The address in media and sitemap URLs; left out: http://localhost:<port>. */
  publicUrl?: string;
  /** The only context id and API key that are let in; left out: any. */
  /** Where the site runs that the page editor opens; left out: http://localhost:3000. */
  siteUrl?: string;
  /** What the site lets an editor in for. */
  editingSecret?: string;
  contextId?: string;
  apiKey?: string;
  schemaFile?: string;
  watch?: boolean;
  log?: Log;
};

export type LocalCms = {
  url: string;
  siteCount: number;
  pageCount: number;
  /** Reads the content at once instead of waiting for the watcher. */
  reload(): Promise<void>;
  close(): Promise<void>;
};

const consoleLog: Log = {
  info: (message) => console.info(message),
  error: (message) => console.error(message),
};

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    // Browsers and SDK clients keep connections open; nobody waits for them.
    server.closeAllConnections();
  });

/** Starts the CMS over a content folder. */
export async function startLocalCms(options: LocalCmsOptions = {}): Promise<LocalCms> {
  const { host = '127.0.0.1', log = consoleLog } = options;
  const schemaFile = options.schemaFile ?? path.resolve('local-cms/schema.graphql');
  const handleGraphQL = createGraphQL(await readFile(schemaFile, 'utf8'), log);
  const server = createServer();
  const port = await listen(server, options.port ?? 4000, host);
  const publicUrl = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  try {
    const store = await openContentStore({
      folder: options.contentFolder ?? 'content',
      overlay: options.overlayFolder,
      publicUrl,
      log,
      watch: options.watch ?? true,
    });
    const route = createRouter({
      handleGraphQL,
      resize: createResizer(),
      getSnapshot: () => store.current,
      storeSubmission: createSubmissionStore(
        path.join(options.dataFolder ?? 'local-cms/.data', 'submissions'),
      ),
      guests: createGuests(),
      activity: createActivityLog(),
      faults: createFaults(),
      log,
      publicUrl,
      site: { url: options.siteUrl ?? 'http://localhost:3000', secret: options.editingSecret ?? null },
      contextId: options.contextId ?? null,
      apiKey: options.apiKey ?? null,
    });
    server.on('request', createListener(route, log));
    const { sites, layouts } = store.current;
    return {
      url: `http://localhost:${port}`,
      siteCount: sites.size,
      pageCount: layouts.size,
      reload: store.reload,
      close: () => {
        store.close();
        return close(server);
      },
    };
  } catch (error) {
    await close(server);
    throw error;
  }
}
