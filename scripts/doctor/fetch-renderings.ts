import { z } from 'zod';
import { collectPages, pageOf } from '@/cms/collect-pages';
import { requestChecked } from '@/cms/request-checked';
import type { Doctor } from './doctor.ts';

/** Sitecore's template Json Rendering, which every rendering of a headless site is made of. */
const JSON_RENDERING = '04646a89-996f-4ee7-878a-ffdbf1f0ef0d';

const PAGE_SIZE = 100;

const QUERY = `query RenderingsQuery($template: String!, $language: String!, $pageSize: Int!, $after: String) {
  search(where: { AND: [
    { name: "_templates", value: $template, operator: EQ } { name: "_language", value: $language, operator: EQ }
  ] } first: $pageSize, after: $after) {
    results { name componentName: field(name: "componentName") { value } } pageInfo { endCursor hasNext }
  }
}`;

const Item = z.object({
  name: z.string(),
  componentName: z.object({ value: z.string().nullable() }).nullable(),
});
const Answer = z.object({ search: pageOf(Item) });

/** The renderings that editors may place, as far as the CMS publishes them: none says nothing. */
export async function fetchRenderings({ cms, config }: Doctor): Promise<ReadonlySet<string>> {
  const variables = { template: JSON_RENDERING, language: config.site.defaultLanguage, pageSize: PAGE_SIZE };
  const items = await collectPages('RenderingsQuery', async (after) => {
    return (await requestChecked(cms, QUERY, Answer, { ...variables, after })).search;
  });
  return new Set(items.map(({ name, componentName }) => componentName?.value || name));
}
