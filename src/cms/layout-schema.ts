import { z } from 'zod';
import { cutNesting } from '@/lib/cut-nesting';
import { isFlag, isList, isRecord, isText, keepKinds } from '@/lib/json-kinds';

/**
 * Levels of JSON; a rendering in a placeholder of a rendering is three levels down. Real pages stay below 60. What
 * lies deeper would exhaust the stack when it is rendered, so the page is shown without it.
 */
const MAX_DEPTH = 900;

/** Parameters of a rendering; any of them may be missing. */
export type RenderingParams = Readonly<Record<string, string | undefined>>;

/** Renderings by the name of their placeholder. */
export type Placeholders = Readonly<Record<string, readonly Rendering[]>>;

/** A component instance on a page (spec §3). What the CMS sends beyond this is kept. */
export type Rendering = {
  uid?: string;
  /** Absent where the default is hidden, and in elements that the CMS sends as they are. */
  componentName?: string;
  name?: string;
  dataSource?: string;
  /** By name; some of the CMS's own resolvers send a list. */
  fields?: unknown;
  params?: RenderingParams;
  placeholders?: Placeholders;
  /** Alternative renderings by variant id; `null` hides the component. */
  experiences?: Readonly<Record<string, Rendering | null>>;
  attributes?: unknown;
  contents?: unknown;
  /** Ours: the component failed on the server; what it said, or nothing for visitors. */
  failure?: string;
};

export type Route = {
  name?: string;
  displayName?: string;
  fields?: unknown;
  placeholders?: Placeholders;
  itemId?: string;
  itemLanguage?: string;
  itemVersion?: number;
  templateId?: string;
  templateName?: string;
};

type LayoutContext = {
  language?: string;
  pageState?: 'normal' | 'preview' | 'edit';
  pageEditing?: boolean;
  editMode?: string;
  site?: { name?: string };
  itemPath?: string;
  variantId?: string;
  /** `component`: one component alone, for the design library. */
  renderingType?: string;
  clientData?: Readonly<Record<string, unknown>>;
  clientScripts?: readonly string[];
};

/** A page as the CMS describes it. `route` is `null` when there is no such page. */
export type Layout = { sitecore: { context: LayoutContext; route: Route | null } };

const Params: z.ZodType<RenderingParams> = z.preprocess(toTexts, z.record(z.string(), z.string()));

const RenderingSchema: z.ZodType<Rendering> = z.lazy(() =>
  z.preprocess(
    keepKinds({
      uid: isText,
      componentName: isText,
      name: isText,
      dataSource: isText,
      params: isRecord,
      placeholders: isRecord,
      experiences: isRecord,
    }),
    z.looseObject({
      params: Params.optional(),
      placeholders: PlaceholdersSchema.optional(),
      experiences: z.preprocess(toExperiences, z.record(z.string(), RenderingSchema.nullable())).optional(),
    }),
  ),
);

const PlaceholdersSchema: z.ZodType<Placeholders> = z.preprocess(
  toListsOfRecords,
  z.record(z.string(), z.array(RenderingSchema)),
);

const RouteSchema: z.ZodType<Route> = z.preprocess(
  keepKinds({
    name: isText,
    displayName: isText,
    placeholders: isRecord,
    itemId: isText,
    itemLanguage: isText,
    itemVersion: Number.isInteger,
    templateId: isText,
    templateName: isText,
  }),
  z.looseObject({ placeholders: PlaceholdersSchema.optional() }),
);

const ContextSchema: z.ZodType<LayoutContext> = z.preprocess(
  keepKinds({
    language: isText,
    pageState: (state) => state === 'normal' || state === 'preview' || state === 'edit',
    pageEditing: isFlag,
    editMode: isText,
    site: (site) => isRecord(site) && (site.name === undefined || isText(site.name)),
    itemPath: isText,
    variantId: isText,
    renderingType: isText,
    clientData: isRecord,
    clientScripts: (scripts) => isList(scripts) && scripts.every(isText),
  }),
  z.looseObject({}),
);

/**
 * The layout as it comes from the CMS. Lenient with what a page can do without, so that one odd rendering does not
 * cost the page; strict with the frame, so that a broken answer is not taken for an empty page.
 */
export const LayoutSchema: z.ZodType<Layout> = z
  .unknown()
  .transform((layout) => cutNesting(layout, MAX_DEPTH))
  .pipe(z.object({ sitecore: z.object({ context: ContextSchema, route: RouteSchema.nullable() }) }));

function toTexts(params: unknown): unknown {
  if (!isRecord(params)) return {};
  const known = Object.entries(params).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

/** A null component name with a null data source hides the component (spec §4); null alone is nothing. */
function toExperiences(values: unknown): unknown {
  if (!isRecord(values)) return {};
  const known = Object.entries(values).flatMap(([id, experience]) =>
    isRecord(experience) ? [[id, isHiding(experience) ? null : experience]] : [],
  );
  return Object.fromEntries(known);
}

const isHiding = ({ componentName, dataSource }: Record<string, unknown>): boolean =>
  componentName === null && dataSource === null;

function toListsOfRecords(values: unknown): unknown {
  if (!isRecord(values)) return {};
  const lists = Object.entries(values).map(([name, list]) => [
    name,
    isList(list) ? list.filter(isRecord) : [],
  ]);
  return Object.fromEntries(lists);
}
