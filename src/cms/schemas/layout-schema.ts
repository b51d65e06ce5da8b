import { z } from 'zod';
import { cutNesting } from '@/platform/json/cut-nesting';
import { isArray, isBoolean, isRecord, isString } from '@/platform/json/json-types';

/**
 * Levels of JSON: each nested rendering adds three, and real pages have fewer than 60. Deeper data is cut
 * off, because rendering it would exhaust the stack.
 */
const MAX_DEPTH = 900;

type RenderingParams = Readonly<Record<string, string | undefined>>;

/** Renderings by the name of their placeholder. */
export type Placeholders = Readonly<Record<string, readonly Rendering[]>>;

/** A component instance on a page (spec §3). Properties that are not listed here are kept. */
export type Rendering = {
  uid?: string;
  /** Missing if the default variant is hidden, and in raw elements. */
  componentName?: string;
  name?: string;
  dataSource?: string;
  /** An object by field name, or a list from some resolvers of the CMS. */
  fields?: unknown;
  params?: RenderingParams;
  placeholders?: Placeholders;
  /** Alternative renderings by variant id; `null` hides the component. */
  experiences?: Readonly<Record<string, Rendering | null>>;
  attributes?: unknown;
  contents?: unknown;
  /** Added by our server if the component failed: the error message, or `''` for visitors. */
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
  /** `component` for a single component of the design library. */
  renderingType?: string;
  clientData?: Readonly<Record<string, unknown>>;
  clientScripts?: readonly string[];
};

/** A page as the CMS describes it, after the schema's check. `route` is `null` if the page does not exist. */
export type Layout = { sitecore: { context: LayoutContext; route: Route | null } };

// The schemas below turn the raw layout, which is `unknown`, into the types above.

/** Creates a function that removes the properties that fail their test. Properties without a test stay. */
const dropInvalid =
  (tests: Readonly<Record<string, (value: unknown) => boolean>>) =>
  (raw: unknown): unknown => {
    if (!isRecord(raw)) return raw;
    const isValid = ([name, value]: [string, unknown]) =>
      !Object.hasOwn(tests, name) || tests[name]?.(value) === true;
    return Object.fromEntries(Object.entries(raw).filter(isValid));
  };

const ParamsSchema: z.ZodType<RenderingParams> = z.preprocess(toStrings, z.record(z.string(), z.string()));

const RenderingSchema: z.ZodType<Rendering> = z.lazy(() =>
  z.preprocess(
    dropInvalid({
      uid: isString,
      componentName: isString,
      name: isString,
      dataSource: isString,
      params: isRecord,
      placeholders: isRecord,
      experiences: isRecord,
      failure: () => false, // set by our own server only (isolate-failures.tsx)
    }),
    z.looseObject({
      params: ParamsSchema.optional(),
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
  dropInvalid({
    name: isString,
    displayName: isString,
    placeholders: isRecord,
    itemId: isString,
    itemLanguage: isString,
    itemVersion: Number.isInteger,
    templateId: isString,
    templateName: isString,
  }),
  z.looseObject({ placeholders: PlaceholdersSchema.optional() }),
);

const ContextSchema: z.ZodType<LayoutContext> = z.preprocess(
  dropInvalid({
    language: isString,
    pageState: (state) => state === 'normal' || state === 'preview' || state === 'edit',
    pageEditing: isBoolean,
    editMode: isString,
    site: (site) => isRecord(site) && (site.name === undefined || isString(site.name)),
    itemPath: isString,
    variantId: isString,
    renderingType: isString,
    clientData: isRecord,
    clientScripts: (scripts) => isArray(scripts) && scripts.every(isString),
  }),
  z.looseObject({}),
);

/**
 * Checks a raw layout. Drops invalid parts inside context and route, so that one rendering does not break the
 * page. Refuses a layout without context or route, so that a broken response does not become an empty page.
 */
export const LayoutSchema: z.ZodType<Layout> = z
  .unknown()
  .transform((rawLayout) => cutNesting(rawLayout, MAX_DEPTH))
  .pipe(z.object({ sitecore: z.object({ context: ContextSchema, route: RouteSchema.nullable() }) }));

function toStrings(rawParams: unknown): unknown {
  if (!isRecord(rawParams)) return {};
  const primitives = Object.entries(rawParams).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return Object.fromEntries(primitives.map(([name, value]) => [name, String(value)]));
}

/** An experience whose name and data source are `null` hides the component (spec §4) and becomes `null`. */
function toExperiences(rawExperiences: unknown): unknown {
  if (!isRecord(rawExperiences)) return {};
  const experiences = Object.entries(rawExperiences).flatMap(([id, experience]) =>
    isRecord(experience) ? [[id, isHiding(experience) ? null : experience]] : [],
  );
  return Object.fromEntries(experiences);
}

const isHiding = ({ componentName, dataSource }: Record<string, unknown>): boolean =>
  componentName === null && dataSource === null;

function toListsOfRecords(rawPlaceholders: unknown): unknown {
  if (!isRecord(rawPlaceholders)) return {};
  const lists = Object.entries(rawPlaceholders).map(([name, list]) => [
    name,
    isArray(list) ? list.filter(isRecord) : [],
  ]);
  return Object.fromEntries(lists);
}
