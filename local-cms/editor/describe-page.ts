import { z } from 'zod';
import { findItem, findNumberedVersion, type RequestContext } from '../graphql/resolvers/item-view.ts';
import { findRendered } from '../graphql/resolvers/layout.ts';
import { collectVariantIds } from '../model/collect-variant-ids.ts';
import { describeRenderings } from './structure/describe-renderings.ts';

const Rendering = z.looseObject({ uid: z.string(), componentName: z.string() });

function* walk(value: unknown): Generator<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) return;
  const rendering = Rendering.safeParse(value);
  if (rendering.success) yield [rendering.data.uid, rendering.data.componentName];
  for (const part of Object.values(value)) yield* walk(part);
}

export function describePage(query: URLSearchParams, context: Omit<RequestContext, 'state'>) {
  const editor: RequestContext = { ...context, state: 'preview' };
  const newest = findItem(editor, query.get('item') ?? '', query.get('language') ?? '');
  const page = newest && findNumberedVersion(editor, newest, query.get('version'));
  if (!page) return null;
  const layout = findRendered(page, editor);
  const { site, node, language, version } = page;
  const { publicUrl } = context;
  return {
    // `components` maps rendering ids to component names, because chromes contain only the ids.
    components: Object.fromEntries(walk(layout)),
    variants: collectVariantIds(layout),
    ...(version &&
      describeRenderings(
        { site, language, publicUrl, state: 'edit' },
        node,
        version,
        query.get('audience') ?? '',
      )),
  };
}
