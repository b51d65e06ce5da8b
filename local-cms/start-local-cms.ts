import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { findNewProblems } from './authoring/check-changes.ts';
import { disk } from './authoring/files/file-system.ts';
import { readText } from './authoring/files/read-text.ts';
import { createAuthoringGraphQL } from './authoring/graphql/create-authoring-graphql.ts';
import { openAuthoring } from './authoring/open-authoring.ts';
import { startSchedule } from './authoring/schedule/start-schedule.ts';
import { createUploads } from './authoring/uploads/create-uploads.ts';
import { listFiles } from './content/content-files.ts';
import { type ChangeFeed, createChangeFeed } from './editor/events/change-feed.ts';
import { createLinter } from './editor/redirects/run-linter.ts';
import { createGraphQL } from './graphql/create-graphql.ts';
import { composeAllLayouts } from './graphql/resolvers/layout.ts';
import { createApp } from './http/create-app.ts';
import { type ContentStore, type Log, openContentStore } from './model/content-store.ts';
import { createFaults } from './services/faults/fault.ts';
import { createSubmissionStore } from './services/forms/store-submission.ts';
import { createResizer } from './services/media/create-resizer.ts';
import { createActivityLog } from './services/personalization/activity-log.ts';
import { createGuests } from './services/personalization/guests.ts';
import { createAnnouncer } from './services/publishing/announce-changes.ts';
import { describeContent } from './services/publishing/describe-content.ts';

export type LocalCmsOptions = {
  /** The port is 4000 by default; 0 selects any free port. */
  port?: number;
  host?: string;
  contentFolder?: string;
  /** The files of these folders are added to the content folder's, and replace files with the same path. */
  overlayFolders?: readonly string[];
  /** The folder for form submissions and for what undo returns to; default: local-cms/.data. */
  dataFolder?: string;
  /** The URL at which browsers reach the local CMS; default: http://localhost:<port>. */
  publicUrl?: string;
  /** The URL of the site that the page editor opens; default: http://localhost:3000. */
  siteUrl?: string;
  editingSecret?: string;
  /** The secret of the site's route for publishes. Without it the site is not told what has changed. */
  revalidateSecret?: string;
  /** The only accepted context id. By default, every context id is accepted. */
  contextId?: string;
  /** The only accepted API key. By default, every API key is accepted. */
  apiKey?: string;
  schemaFile?: string;
  /** The program that checks redirects as the site does, such as scripts/lint-redirects.ts. */
  redirectLinter?: string;
  watch?: boolean;
  log?: Log;
};

const DATA_FOLDER = 'local-cms/.data';

export type LocalCms = {
  url: string;
  siteCount: number;
  pageCount: number;
  /** Reads changed content now, without waiting for the next poll of the content folder. */
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
    // `server.close` waits for requests in progress, which can take arbitrarily long.
    server.closeAllConnections();
  });

type ChangeOptions = {
  contentFolder: string;
  dataFolder: string;
  publicUrl: string;
  readFile(file: string): Promise<string | null>;
  log: Log;
};

/** Opens the content folder for changes by the page editor. Files of overlay folders cannot be changed. */
async function openForChanges(store: ContentStore, feed: ChangeFeed, options: ChangeOptions) {
  const { contentFolder, readFile } = options;
  const authoring = await openAuthoring({
    disk,
    contentFolder,
    dataFolder: options.dataFolder,
    check: (changes) => findNewProblems(store, options.publicUrl, changes),
    reload: store.reload,
    onSave: feed.noteSave,
    log: options.log,
  });
  const { publicUrl } = options;
  const listNames = async () => (await listFiles(contentFolder)).map((file) => file.path);
  const files = { readFile, listFiles: listNames };
  return { ...authoring, ...files, store, uploads: createUploads(), contentFolder, publicUrl };
}

export async function startLocalCms(options: LocalCmsOptions = {}): Promise<LocalCms> {
  const { host = '127.0.0.1', log = console } = options;
  const schemaFile = options.schemaFile ?? path.resolve('local-cms/graphql/schema.graphql');
  const handleGraphQL = createGraphQL(await readFile(schemaFile, 'utf8'), log);
  // Outlasts most clients' idle connections, so that the server never closes one just before its use.
  const server = createServer({ keepAliveTimeout: 65_000 });
  const port = await listen(server, options.port ?? 4000, host);
  const publicUrl = (options.publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const siteUrl = options.siteUrl ?? 'http://localhost:3000';
  const announce = createAnnouncer({ siteUrl, secret: options.revalidateSecret ?? null, log });
  const contentFolder = path.resolve(options.contentFolder ?? 'content');
  const dataFolder = path.resolve(options.dataFolder ?? DATA_FOLDER);
  const submissionFolder = path.join(dataFolder, 'submissions');
  const readContent = (file: string) => readText({ disk, contentFolder }, file);
  const changes = createChangeFeed(readContent);
  const storeSubmission = createSubmissionStore(submissionFolder);
  let pageCount = 0;
  try {
    const store = await openContentStore({
      folder: contentFolder,
      overlays: options.overlayFolders,
      log,
      watch: options.watch ?? true,
      onSnapshot: (snapshot) => {
        const pages = composeAllLayouts({ snapshot, publicUrl });
        pageCount = pages.length;
        // Later, because the store answers with this snapshot only after this call.
        setImmediate(() => announce(describeContent(snapshot, pages)));
      },
      onChange: (paths) => {
        // Isolation point: editors that are not told keep working, and a file that cannot be read is reported anyway.
        changes
          .announce(paths)
          .catch((error: unknown) => log.error(`editors are not told: ${String(error)}`));
      },
    });
    const authoring = await openForChanges(store, changes, {
      contentFolder,
      dataFolder,
      publicUrl,
      readFile: readContent,
      log,
    });
    // What a crash interrupted is completed now, so files can have changed since they were read.
    await store.reload();
    const schedule = startSchedule(authoring, log);
    const app = createApp({
      handleGraphQL,
      handleAuthoring: createAuthoringGraphQL(log),
      authoring,
      resize: createResizer(),
      getSnapshot: () => store.current,
      changes,
      getProblems: () => [...store.problems, ...schedule.problems],
      lintRedirects: options.redirectLinter === undefined ? null : createLinter(options.redirectLinter),
      storeSubmission: async (submission) => {
        const stored = await storeSubmission(submission);
        changes.announceInbox();
        return stored;
      },
      submissionFolder,
      guests: createGuests(),
      activity: createActivityLog(),
      faults: createFaults(),
      log,
      publicUrl,
      site: { url: siteUrl, secret: options.editingSecret ?? null },
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
        schedule.close();
        store.close();
        await close(server);
      },
    };
  } catch (error) {
    await close(server);
    throw error;
  }
}
