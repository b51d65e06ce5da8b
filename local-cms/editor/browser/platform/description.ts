import * as z from 'zod/mini';

export const PageUse = z.object({ itemId: z.string(), title: z.string(), path: z.string() });

const Datasource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('own'), itemId: z.string() }),
  z.object({ kind: z.literal('shared'), name: z.string() }),
]);

const Rendering = z.object({
  uid: z.string(),
  lookId: z.string(),
  holderId: z.string(),
  isVariant: z.boolean(),
  component: z.string(),
  label: z.string(),
  parent: z.nullable(z.string()),
  placeholder: z.string(),
  placeholderName: z.string(),
  index: z.number(),
  variant: z.string(),
  styles: z.array(z.string()),
  grid: z.string(),
  datasource: Datasource,
  owner: z.string(),
  placeholders: z.array(z.string()),
  experiences: z.array(z.string()),
});

const Owner = z.object({
  kind: z.enum(['page', 'design']),
  itemId: z.string(),
  name: z.string(),
  file: z.string(),
  pages: z.array(PageUse),
  places: z.record(z.string(), z.string()),
});

const Shared = z.object({ itemId: z.string(), name: z.string(), file: z.string(), pages: z.array(PageUse) });

/** What ../../structure/describe-renderings.ts tells about a page. */
export const Description = z.object({
  components: z.record(z.string(), z.string()),
  variants: z.array(z.string()),
  renderings: z.array(Rendering),
  owners: z.array(Owner),
  shared: z.array(Shared),
  /** The pages whose texts the page shows in its lists. */
  shownPages: z.array(PageUse),
});

export type Description = z.output<typeof Description>;
export type Rendering = z.output<typeof Rendering>;
export type Owner = z.output<typeof Owner>;
export type PageUse = z.output<typeof PageUse>;
