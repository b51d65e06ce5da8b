import { createOnce } from '@/lib/once';
import type { ComponentMap } from '@/rendering/component-map';
import { isolateFailures } from '@/rendering/isolate-failures';
import type { Page } from '@/rendering/page';
import type { Logger } from '@/telemetry/logger';

type Parts = { componentMap: ComponentMap; deadlineMs: number; logger: Logger };

/** Marks the components of a page that fail on the server, and tells the operator once of each. */
export function createIsolate({ componentMap, deadlineMs, logger }: Parts): (page: Page) => Promise<Page> {
  const isFirst = createOnce();
  return (page) =>
    isolateFailures({ page, componentMap, deadlineMs }, ({ uid, componentName }, error) => {
      const { siteName, language, path } = page;
      const place = { siteName, language, path, uid, componentName };
      if (isFirst(JSON.stringify(place))) {
        logger.error({ error, ...place }, 'A component fails on the server; its place says so');
      }
    });
}
