import { type Context, Hono } from 'hono';

import { AuthoringError } from '../authoring/authoring-error.ts';
import type { AuthoringContext } from '../authoring/graphql/authoring-context.ts';
import { getSite } from '../authoring/site/site-files.ts';
import { ContentError, type Problem } from '../content/content-error.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { EditedSite } from './ask-site.ts';
import { describeAudiences } from './audiences/describe-audiences.ts';
import { listPhrases } from './dictionary/list-phrases.ts';
import { noAnswer } from './open-session.ts';
import { listIncomplete, listProblems } from './problems/list-problems.ts';
import { type LintRedirects, listRedirects } from './redirects/list-redirects.ts';
import { findOwnHost, visitSite } from './redirects/visit-site.ts';

export type SiteParts = {
  site: EditedSite;
  publicUrl: string;
  getSnapshot(): Snapshot;
  authoring: AuthoringContext;
  /** The problems of the current content. */
  getProblems(): readonly Problem[];
  lintRedirects: LintRedirects | null;
};

/** Answers with what `read` returns, or with the reason why it cannot be read. */
async function answer(context: Context, read: () => Promise<object>): Promise<Response> {
  try {
    const found = await read();
    return found instanceof Response ? found : context.json(found);
  } catch (error) {
    if (error instanceof AuthoringError) return context.json({ problem: error.message }, 404);
    if (error instanceof ContentError) return context.json({ problem: error.message }, 422);
    throw error;
  }
}

async function testAddress(context: Context, { site, authoring }: SiteParts): Promise<Response> {
  const path = context.req.query('path') ?? '';
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.length > 2000)
    return context.json({ problem: 'Write an address of the site that begins with one slash.' }, 400);
  return answer(context, async () => {
    const { settings } = getSite(authoring, context.req.query('site') ?? '');
    const answered = await visitSite(site.url, path, findOwnHost(settings.hostName));
    return answered ?? context.json({ problem: noAnswer(site.url) }, 502);
  });
}

/** Serves what the views of problems, dictionary, redirects and audiences show. */
export function createSiteRoutes(parts: SiteParts): Hono {
  const { publicUrl, getSnapshot, getProblems, authoring, lintRedirects } = parts;
  const app = new Hono();
  app.get('/editor/problems', async (context) => {
    const { readFile } = authoring;
    const sources = { snapshot: getSnapshot(), known: getProblems(), publicUrl, readFile };
    const [problems, incomplete] = await Promise.all([listProblems(sources), listIncomplete(sources)]);
    return context.json({ problems, incomplete });
  });
  app.get('/editor/dictionary', (context) =>
    answer(context, () => listPhrases(authoring, getSite(authoring, context.req.query('site') ?? ''))),
  );
  app.get('/editor/redirects', (context) =>
    answer(context, () => {
      const { settings } = getSite(authoring, context.req.query('site') ?? '');
      const published = getSnapshot().sites.get(settings.name.toLowerCase());
      if (!published) throw new AuthoringError(`The site ${settings.name} has problems. Mend them first.`);
      return listRedirects(authoring, published, lintRedirects);
    }),
  );
  app.get('/editor/redirects/test', (context) => testAddress(context, parts));
  app.get('/editor/audiences', (context) => {
    const { item = '', language = '', version } = context.req.query();
    const key = { itemId: item, language, version: Number(version) || null };
    return answer(context, () => describeAudiences(authoring, key));
  });
  return app;
}
