import type { CmsClient } from '@/cms/client/cms-client';
import { runInScope } from '@/cms/client/request-scope';
import { eachSearchablePage } from '@/cms/queries/each-searchable-page';
import { createPause } from '@/platform/async/create-pause';
import { createIndexBuilder } from '../index/index-builder';
import type { SearchIndex } from '../index/index-data';
import { toIndexedPage } from './to-indexed-page';

export type IndexKey = { siteName: string; language: string; defaultLanguage: string };

/** Builds the index from the pages in the CMS, in slices and as background work. Rejects if the CMS fails. */
export function buildIndex(cms: CmsClient, key: IndexKey): Promise<SearchIndex> {
  return runInScope({ priority: 'background' }, async () => {
    const builder = createIndexBuilder();
    const pause = createPause();
    for await (const pages of eachSearchablePage(cms, key)) {
      for (const page of pages) {
        const indexed = toIndexedPage(page, key);
        if (indexed && !builder.add(indexed)) return builder.finish();
        await pause();
      }
    }
    return builder.finish();
  });
}
