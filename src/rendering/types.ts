import type { Rendering, RenderingParams } from '@/cms/layout-schema';

export type { Rendering, RenderingParams };

/** What every component gets. A field that the editor left out, or that an older item lacks, is absent. */
export type RenderingProps<Fields = unknown> = {
  fields?: Partial<Fields>;
  params?: RenderingParams;
  rendering: Rendering;
};
