// The local editor speaks the protocol of XM Cloud's: a site with nothing but the SDK's own code understands it.
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { GraphQLEditingService } from '@sitecore-jss/sitecore-jss/editing';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss/graphql';
import { EditMode, LayoutServicePageState } from '@sitecore-jss/sitecore-jss/layout';
import { EditingConfigMiddleware, EditingRenderMiddleware } from '@sitecore-jss/sitecore-jss-nextjs/editing';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { tryGetPreviewData } from 'next/dist/server/api-utils/node/try-get-preview-data';
import { z } from 'zod';
import { createCmsClient } from '@/cms/client/create-cms-client';
import { fetchEditingPage } from '@/cms/queries/fetch-editing-page';
import { startTestCms } from '../support/local-cms/start-test-cms.ts';
import { type Listening, listen } from '../support/servers/listen.ts';

const SECRET = 'the-secret';

const preview = {
  previewModeId: 'a'.repeat(32),
  previewModeEncryptionKey: 'b'.repeat(64),
  previewModeSigningKey: 'c'.repeat(64),
};

const handlers = new Map([
  ['/api/editing/render', new EditingRenderMiddleware().getHandler()],
  [
    '/api/editing/config',
    new EditingConfigMiddleware({ components: ['Promo'], metadata: { packages: {} } }).getHandler(),
  ],
]);

let site: Listening;
let cms: Awaited<ReturnType<typeof startTestCms>>;
beforeAll(async () => {
  process.env.JSS_EDITING_SECRET = SECRET;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    const resolver = { default: handlers.get(pathname) };
    void apiResolver(request, response, query, resolver, { ...preview, dev: false }, false);
  });
  site = await listen(server);
  cms = await startTestCms(undefined, { siteUrl: site.url, editingSecret: SECRET });
});
afterAll(async () => {
  delete process.env.JSS_EDITING_SECRET;
  await cms.close();
  await site.stop();
});

const Pages = z.object({
  sites: z.array(
    z.object({
      name: z.string(),
      languages: z.array(
        z.object({
          name: z.string(),
          pages: z.array(
            z.object({
              itemId: z.string(),
              path: z.string(),
              stage: z.string(),
              versions: z.array(z.object({ number: z.number() })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Lists every version of every page in every language, as the editor does. */
async function listPages() {
  const response = await fetch(`${cms.url}/editor/content`);
  return Pages.parse(await response.json()).sites.flatMap(({ name: site, languages }) =>
    languages.flatMap(({ name: language, pages }) =>
      pages.flatMap(({ itemId, path, versions }) =>
        versions.map(({ number }) => ({ site, language, itemId, path, version: String(number) })),
      ),
    ),
  );
}

type OpenedPage = Awaited<ReturnType<typeof listPages>>[number];

async function openAsEditor(page: OpenedPage, mode: 'edit' | 'preview'): Promise<Response> {
  return fetch(`${cms.url}/editor/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cms.url },
    body: JSON.stringify({
      mode,
      route: page.path,
      sc_site: page.site,
      sc_itemid: page.itemId,
      sc_lang: page.language,
      sc_version: page.version,
    }),
  });
}

const PreviewData = z.object({
  site: z.string(),
  itemId: z.string(),
  language: z.string(),
  version: z.string(),
  editMode: z.literal(EditMode.Metadata),
  pageState: z.enum(['edit', 'preview']),
  variantIds: z.array(z.string()),
});

/** Reads the preview cookies as Next does when the frame requests the page. */
function readSession(cookies: readonly string[]) {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  return PreviewData.parse(tryGetPreviewData(request, new ServerResponse(request), preview, false));
}

const MODES = { edit: LayoutServicePageState.Edit, preview: LayoutServicePageState.Preview };

const endpoint = () => `${cms.url}/v1/content/api/graphql/v1?sitecoreContextId=test`;

const sdk = () =>
  new GraphQLEditingService({ clientFactory: () => new GraphQLRequestClient(endpoint(), {}) });

test.each(['edit', 'preview'] as const)(
  'every page that the editor opens in %s mode is opened by the SDK’s own handler and service too',
  async (mode) => {
    const pages = await listPages();
    expect(pages.length).toBeGreaterThan(5);
    const client = createCmsClient({ endpoint: endpoint(), retries: 0, deadlineMs: 5000 });
    for (const page of pages) {
      const opened = await openAsEditor(page, mode);
      expect([opened.status, await opened.json()]).toEqual([200, { location: page.path }]);
      const cookies = opened.headers.getSetCookie();
      const session = readSession(cookies);
      const { site: siteName, itemId, language, version, pageState } = session;
      expect({ siteName, itemId, language, version, pageState }).toEqual({
        siteName: page.site,
        itemId: page.itemId,
        language: page.language,
        version: page.version,
        pageState: mode,
      });
      const asked = { siteName, itemId, language, version };
      const bySdk = await sdk().fetchEditingData({ ...asked, mode: MODES[mode] });
      const { layout, dictionary } = await fetchEditingPage(client, { ...asked, mode, layoutKind: 'final' });
      expect(bySdk).toEqual({ layoutData: layout, dictionary });
      const { context, route } = bySdk.layoutData.sitecore;
      expect(context.pageState).toBe(mode);
      // A recorded page has only what was recorded.
      if (!/\/replay$/i.test(page.path)) expect(route?.itemId).toBe(page.itemId);
    }
  },
);

test('the SDK’s own handler tells the editor the components of the site', async () => {
  const answer = await fetch(`${cms.url}/editor/components?site=acme`);
  const { components } = z
    .object({ components: z.array(z.object({ name: z.string() })) })
    .parse(await answer.json());
  expect(components).toEqual([{ name: 'Promo' }]);
});
