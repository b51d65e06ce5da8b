import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createGraphQL } from './graphql/create-graphql.ts';
import { composeAllLayouts } from './graphql/resolvers/layout.ts';
import { createApp } from './http/create-app.ts';
import { type Log, openContentStore } from './model/content-store.ts';
import { createFaults } from './services/faults/fault.ts';
import { createSubmissionStore } from './services/forms/store-submission.ts';
import { createResizer } from './services/media/create-resizer.ts';
import { createActivityLog } from './services/personalization/activity-log.ts';
import { createGuests } from './services/personalization/guests.ts';

export type LocalCmsOptions = {
  /** 0 selects a free port. */
  port?: number;
  host?: string;
  contentFolder?: string;
  /** A folder whose files replace or add to those of the content folder; for development and tests. */
  overlayFolder?: string;
  /** The folder for form submissions; default: local-cms/.data. */
  dataFolder?: string;
  /** The origin of media and sitemap URLs; default: http://localhost:<port>. */
  publicUrl?: string;
  /** The site that the page editor opens; default: http://localhost:3000. */
  siteUrl?: string;
  editingSecret?: string;
  /** The accepted context id and API key; default: any. */
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
  /** Reads changed content immediately, not only at the next poll. */
  reload(): Promise<void>;
  close(): Promise<void>;
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
    // Browsers and SDK clients keep idle connections open, which would delay the close.
    server.closeAllConnections();
  });

export async function startLocalCms(options: LocalCmsOptions = {}): Promise<LocalCms> {
  const { host = '127.0.0.1', log = console } = options;
  const schemaFile = options.schemaFile ?? path.resolve('local-cms/graphql/schema.graphql');
  const handleGraphQL = createGraphQL(await readFile(schemaFile, 'utf8'), log);
  // Longer than clients keep idle connections, so the server never closes one that a client is about to use.
  const server = createServer({ keepAliveTimeout: 65_000 });
  const port = await listen(server, options.port ?? 4000, host);
  const publicUrl = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  let pageCount = 0;
  try {
    const store = await openContentStore({
      folder: options.contentFolder ?? 'content',
      overlay: options.overlayFolder,
      log,
      watch: options.watch ?? true,
      onSnapshot: (snapshot) => {
        pageCount = composeAllLayouts({ snapshot, publicUrl });
      },
    });
    const app = createApp({
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
    server.on('request', getRequestListener(app.fetch));
    return {
      url: `http://localhost:${port}`,
      siteCount: store.current.sites.size,
      pageCount,
      reload: store.reload,
      close: async () => {
        store.close();
        await close(server);
      },
    };
  } catch (error) {
    await close(server);
    throw error;
  }
}
