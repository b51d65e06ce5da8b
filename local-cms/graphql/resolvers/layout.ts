import type { Snapshot } from '../../model/snapshot.ts';
import { composeLayout } from '../layout/compose-layout.ts';
import {
  findPage,
  findReadableView,
  findSite,
  hasLayout,
  type ItemView,
  type RequestContext,
  toViewKey,
} from './item-view.ts';

/** Composes a published page. If composing fails, returns the page's last good layout and the error. */
function keepPublished(view: ItemView, { snapshot, publicUrl }: RequestContext) {
  const { site, node, language, version } = view;
  return snapshot.keepLayout(
    site,
    toViewKey(view),
    () => version && composeLayout({ site, language, publicUrl }, node, version),
  );
}

/** Editors get an error for an invalid page. Visitors get its last good layout, or an error if there is none. */
export function findRendered(view: ItemView, context: RequestContext): unknown {
  const { site, node, language, version } = view;
  const { publicUrl, state, layoutKind } = context;
  if (!version?.layout) return null;
  if (state) return composeLayout({ site, language, publicUrl, state, layoutKind }, node, version);
  const { value, error } = keepPublished(view, context);
  if (error && value === null) throw error;
  return value;
}

export type ComposedPage = { id: string; language: string; layout: unknown };

/** Composes every published page, so that problems are reported early. */
export function composeAllLayouts(context: { snapshot: Snapshot; publicUrl: string }): ComposedPage[] {
  const views = [...context.snapshot.sites.values()].flatMap((site) =>
    [...site.pages.values()].flatMap((node) =>
      site.settings.languages.flatMap((language) => findReadableView(site, node, language) ?? []),
    ),
  );
  return views.filter(hasLayout).map((view) => ({
    id: view.node.id,
    language: view.language,
    layout: keepPublished(view, context).value,
  }));
}

type LayoutArguments = { site: string; routePath: string; language: string };

/** Throws if the page's layout cannot be composed. Without the error, the site would show a 404 page. */
export function layout(
  _: unknown,
  { site: name, routePath, language }: LayoutArguments,
  context: RequestContext,
) {
  const site = findSite(context, name);
  const item = site && findPage(site, routePath, language);
  if (item) findRendered(item, context);
  return { item };
}
