import { z } from 'zod';
import { collectVariantIds } from '../layout/collect-variant-ids.ts';
import { findRendered } from '../resolvers/item.ts';
import { findItem, findOtherVersion, type RequestContext } from '../resolvers/item-view.ts';

export type PageDescription = {
  /** Chromes name renderings by id alone. */
  components: Record<string, string>;
  variants: string[];
};

const Rendering = z.looseObject({ uid: z.string(), componentName: z.string() });

function* walk(value: unknown): Generator<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) return;
  const rendering = Rendering.safeParse(value);
  if (rendering.success) yield [rendering.data.uid, rendering.data.componentName];
  for (const part of Object.values(value)) yield* walk(part);
}

/** What the editor shows of a page beside the page itself; null when there is no such page or version. */
export function describePage(
  query: URLSearchParams,
  context: Omit<RequestContext, 'state'>,
): PageDescription | null {
  const editor: RequestContext = { ...context, state: 'preview' };
  const newest = findItem(editor, query.get('item') ?? '', query.get('language') ?? '');
  const number = Number(query.get('version'));
  const isOther = newest && number > 0 && number !== newest.version?.number;
  const page = isOther ? findOtherVersion(editor, newest, number) : newest;
  if (!page) return null;
  const layout = findRendered(page, editor);
  return { components: Object.fromEntries(walk(layout)), variants: collectVariantIds(layout) };
}
