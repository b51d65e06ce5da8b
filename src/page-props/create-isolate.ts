import { createOnce } from '@/platform/telemetry/create-once';
import type { Logger } from '@/platform/telemetry/logger';
import { isolateFailures } from '@/rendering/boundaries/isolate-failures';
import type { ComponentMap } from '@/rendering/placeholder/component-map';
import type { PageDependencies } from './types';

type Parts = { componentMap: ComponentMap; deadlineMs: number; logger: Logger };

/** Creates a function that marks the components that fail on the server, and logs each failure once. */
export function createIsolate({ componentMap, deadlineMs, logger }: Parts): PageDependencies['isolate'] {
  const isFirst = createOnce();
  return (page) =>
    isolateFailures({ page, componentMap, deadlineMs }, ({ uid, componentName }, error) => {
      const { siteName: site, language, path } = page;
      const place = { site, language, path, uid, componentName };
      if (isFirst(JSON.stringify(place))) {
        logger.error({ error, ...place }, 'A component fails on the server');
      }
    });
}
