import { type Context, Hono } from 'hono';
import type { AuthoringContext } from '../../authoring/graphql/authoring-context.ts';
import { ContentError } from '../../content/content-error.ts';
import { readSource } from '../../content/source-file.ts';
import { findId } from '../../content/stable-id.ts';
import type { ItemNode, Site } from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { refuseMissing } from '../refuse-missing.ts';
import { compareVersions } from './compare-versions.ts';
import { listLinks } from './list-links.ts';
import { listVersions } from './list-versions.ts';

type PageParts = {
  getSnapshot(): Snapshot;
  authoring: Pick<AuthoringContext, 'journal' | 'readFile' | 'listFiles'>;
};

const MAX_JOURNAL = 5000;

function findPage(
  context: Context,
  { drafts }: Snapshot,
): { site: Site; node: ItemNode; route: string } | null {
  const id = findId(context.req.query('item') ?? '');
  for (const site of drafts.values()) {
    const node = id === null ? undefined : site.byId.get(id);
    if (node?.route && site.recording === null) return { site, node, route: node.route };
  }
  return null;
}

const refuse = (context: Context, problem: string, status: 404 | 422): Response =>
  context.json({ problem }, status);

async function serveComparison(
  context: Context,
  node: ItemNode,
  readFile: AuthoringContext['readFile'],
): Promise<Response> {
  const { req } = context;
  const read = async (number: string | undefined) => {
    const file = node.history.find(
      ({ language, version }) => language === req.query('language') && String(version) === number,
    );
    const text = file ? await readFile(file.path) : null;
    return file && text !== null ? { data: readSource(file.path, text).data } : null;
  };
  const [from, to] = [await read(req.query('from')), await read(req.query('to'))];
  if (!from || !to) return refuse(context, 'The page has no such version.', 404);
  return context.json({ differences: compareVersions(from.data, to.data) });
}

/** What the page editor reads about the versions of a page and about what links to it. */
export function createPageRoutes({ getSnapshot, authoring }: PageParts): Hono {
  const app = new Hono();
  const withPage =
    (serve: (context: Context, page: { site: Site; node: ItemNode; route: string }) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const page = findPage(context, getSnapshot());
      if (!page) return refuseMissing(context, 'page');
      try {
        return await serve(context, page);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return refuse(context, error.message, 422);
      }
    };
  app.get(
    '/editor/links',
    withPage(async (context, { site, route }) =>
      context.json({
        links: await listLinks(authoring, { site, templates: getSnapshot().templates }, route),
      }),
    ),
  );
  app.get(
    '/editor/versions',
    withPage(async (context, { node }) => {
      const language = context.req.query('language') ?? '';
      const journal = await authoring.journal.list(MAX_JOURNAL);
      return context.json({ versions: listVersions(getSnapshot(), { node, language }, journal) });
    }),
  );
  app.get(
    '/editor/compare',
    withPage((context, { node }) => serveComparison(context, node, authoring.readFile)),
  );
  return app;
}
