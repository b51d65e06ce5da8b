import * as z from 'zod/mini';

const Option = z.object({ value: z.string(), label: z.string() });

const Component = z.object({
  name: z.string(),
  label: z.string(),
  /** How often the content of the site has it. */
  uses: z.number(),
  variants: z.array(Option),
  styles: z.array(Option),
  start: z.record(z.string(), z.unknown()),
  thumbnail: z.nullable(z.string()),
});

/** What ../../structure/describe-components.ts tells about the components of a site. */
export const Library = z.object({
  components: z.array(Component),
  grids: z.array(Option),
  /** The components that a placeholder may contain; one that is missing may contain all. */
  allowed: z.record(z.string(), z.array(z.string())),
  shared: z.array(
    z.object({ name: z.string(), itemId: z.string(), template: z.string(), label: z.string() }),
  ),
  problem: z.nullable(z.string()),
});

export type Library = z.output<typeof Library>;
export type Component = z.output<typeof Component>;
