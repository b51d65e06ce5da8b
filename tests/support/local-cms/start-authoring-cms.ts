import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import type { LocalCmsOptions } from '../../../local-cms/start-local-cms.ts';
import { sendAuthoring } from '../clients/authoring.ts';
import { sampleContent } from './sample-content.ts';
import { startTestCms } from './start-test-cms.ts';

/** The page that the tests change. */
export const about = `# About us
template: Page
fields:
  Title: About   # short
  Content: |
    <p>We share.</p>
placeholders:
  headless-main:
    - component: Promo
      id: promo
      fields: { PromoText: <p>Hi</p>, Count: 1 }
      experiences:
        members: { styles: dark }
    - component: CardGrid
      id: cards
      fields:
        Cards:
          - { Title: One, Link: { to: /about/team } }
`;

export const aboutPath = '/sitecore/content/acme/Home/About';

export const updateQuery = `mutation ($input: UpdateItemInput!) {
  updateItem(input: $input) { item { itemId version stage revision file field(name: "Title") { value } } }
}`;

/** Returns the variables that change the title of the page. */
export const toTitle = (value: string, more: Record<string, unknown> = {}) => ({
  input: { path: aboutPath, language: 'en', by: 'Ada', fields: [{ name: 'Title', value }], ...more },
});

const Found = z.object({ item: z.object({ itemId: z.string() }) });

/** Starts a local CMS with the page. `read` returns null for a missing file of the site. */
export async function startAuthoringCms(more: Record<string, string> = {}, options: LocalCmsOptions = {}) {
  const content = { ...sampleContent, 'acme/pages/about/en.yml': about, ...more };
  const cms = await startTestCms(content, options);
  const read = (file: string) =>
    readFile(path.join(cms.contentFolder, 'acme', file), 'utf8').catch(() => null);
  const send = (query: string, variables?: Record<string, unknown>) =>
    sendAuthoring(cms.url, query, variables);
  const findId = async (path: string) =>
    Found.parse((await send(`{ item(where: { path: "${path}", language: "en" }) { itemId } }`)).data).item
      .itemId;
  return { ...cms, read, send, findId };
}
