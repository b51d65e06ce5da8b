import { z } from 'zod';
import { cutNesting } from '@/platform/json/cut-nesting';
import { isArray, isBoolean, isRecord, isString } from '@/platform/json/json-types';

/** JSON levels. Deeper data would exhaust the stack. A rendering adds three, and real pages have fewer than 60. */
export const MAX_DEPTH = 900;

type RenderingParams = Readonly<Record<string, string | undefined>>;

export type Placeholders = Readonly<Record<string, readonly Rendering[]>>;

/** A component instance on a page (spec §3). The schema also keeps properties that this type does not list. */
export type Rendering = {
  uid?: string;
  /** Missing for a raw element, and for a component that is hidden unless a variant shows it. */
  componentName?: string;
  name?: string;
  dataSource?: string;
  /** An object with one property per field. Some resolvers of the CMS send a list instead. */
  fields?: unknown;
  params?: RenderingParams;
  placeholders?: Placeholders;
  /** Maps variant ids to alternative renderings. `null` hides the component for that variant. */
  experiences?: Readonly<Record<string, Rendering | null>>;
  attributes?: unknown;
  contents?: unknown;
  /** Set by our server if the component fails to render: the error message, or `''` for visitors. */
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
  /** `component` if the layout contains a single component for the design library. */
  renderingType?: string;
  clientData?: Readonly<Record<string, unknown>>;
  clientScripts?: readonly string[];
};

/** A page as the CMS describes it, checked by LayoutSchema. `route` is `null` if the page does not exist. */
export type Layout = { sitecore: { context: LayoutContext; route: Route | null } };

/** Properties that fail their test are left out of the copy. Properties without a test are kept. */
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
      failure: () => false, // always removed, because only our own server sets it (isolate-failures.tsx)
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

/** Drops invalid parts, so that the rest is shown. Refuses a layout without context or route as a broken response. */
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

/** Converts an experience whose name and data source are `null` to `null`, because it hides the component (spec §4). */
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
