import { z } from 'zod';

import { findPage } from '../../../local-cms/graphql/resolvers/item-view.ts';
import { findRendered } from '../../../local-cms/graphql/resolvers/layout.ts';
import type { Snapshot } from '../../../local-cms/model/snapshot.ts';
import { getSite, publicUrl } from './create-test-snapshot.ts';

const renderingSchema = z.object({
  uid: z.string(),
  componentName: z.string(),
  dataSource: z.string(),
  params: z.record(z.string(), z.string()),
  fields: z.unknown().optional(),
  experiences: z.unknown().optional(),
  get placeholders() {
    return z.record(z.string(), z.array(renderingSchema)).optional();
  },
});

const layoutSchema = z.object({
  sitecore: z.object({
    context: z.record(z.string(), z.unknown()),
    route: z.looseObject({
      fields: z.record(z.string(), z.unknown()),
      placeholders: z.record(z.string(), z.array(renderingSchema)),
    }),
  }),
});

export type TestRendering = z.output<typeof renderingSchema>;

const flatten = (list: readonly TestRendering[]): TestRendering[] =>
  list.flatMap((item) => [item, ...Object.values(item.placeholders ?? {}).flatMap(flatten)]);

/** Composes the layout of a page and checks its shape. */
export function findLayout(snapshot: Snapshot, route: string, language = 'en') {
  const page = findPage(getSite(snapshot), route, language);
  if (!page) throw new Error(`no layout for ${route} in ${language}`);
  const { sitecore } = layoutSchema.parse(findRendered(page, { snapshot, publicUrl }));
  const renderings = flatten(Object.values(sitecore.route.placeholders).flat());
  return {
    ...sitecore,
    renderings,
    find: (component: string) => {
      const rendering = renderings.find(({ componentName }) => componentName === component);
      if (!rendering) throw new Error(`no ${component} on ${route}`);
      return rendering;
    },
  };
}
