import { z } from 'zod';

import { type Snapshot, toLayoutKey } from '../store/snapshot.ts';
import { getSite } from './create-test-snapshot.ts';

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

/** A composed page, checked to have the layout JSON's shape. */
export function findLayout(snapshot: Snapshot, route: string, language = 'en') {
  const node = getSite(snapshot).pages.get(route);
  const result = node && snapshot.layouts.get(toLayoutKey(node, language));
  if (!result) throw new Error(`no layout for ${route} in ${language}`);
  if (result.error) throw result.error;
  const { sitecore } = layoutSchema.parse(result.json);
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
