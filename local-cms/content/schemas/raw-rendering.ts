import { z } from 'zod';

const words = z
  .union([z.string(), z.array(z.string())], 'write one name or a list of names')
  .transform((written) => [written].flat().join(' '));

/** A rendering as an author writes it. TypeScript cannot infer the type from a recursive schema. */
export type RawRendering = {
  component: string;
  id?: string;
  variant?: string;
  styles?: string;
  grid?: string;
  params?: Record<string, unknown> | null;
  fields?: unknown;
  datasource?: string;
  placeholders?: Record<string, RawRendering[] | null> | null;
  experiences?: Record<string, RawExperience> | null;
};

/** A variant of a rendering: only the keys that differ from the rendering, or `hidden` to show nothing. */
export type RawExperience = Partial<Omit<RawRendering, 'id' | 'experiences'>> | 'hidden';

/** What follows the name of a placeholder that has no `-{*}`. */
export const STATIC = ' (static)';

const placeholderName = z
  .string()
  .regex(
    /^[A-Za-z][\w-]*(?: \(static\))?$/,
    'write the placeholder’s name without -{*}: container, or sidebar (static) for a name that never ends in -{*}',
  );

const component = z.string('write the component’s name');

const param = z.union(
  [z.string(), z.number(), z.boolean(), z.record(z.string(), z.unknown()), z.array(z.unknown())],
  'write text',
);

const shape = {
  variant: z.string('write the variant’s name').optional(),
  styles: words.optional(),
  grid: words.optional(),
  params: z.record(z.string(), param).nullish(),
  fields: z.unknown().optional(),
  datasource: z
    .string()
    .regex(/^shared\/\S+$/, 'write shared/<name>')
    .optional(),
  placeholders: z
    .record(
      placeholderName,
      z.lazy(() => renderingListSchema),
    )
    .nullish(),
};

// A variant id is the name of a page variant or `<component>_<variant>`, as in XM Cloud.
const variantIdSchema = z.string().regex(/^[A-Za-z0-9-]+(_[A-Za-z0-9-]+)?$/);

const experienceSchema = z.union(
  [z.literal('hidden'), z.strictObject({ ...shape, component: component.optional() })],
  'write the differences from the default, for example { fields: … }, or hidden',
);

const renderingShape = {
  ...shape,
  component,
  id: z.string('write a word').min(1).optional(),
  experiences: z
    .record(
      variantIdSchema,
      experienceSchema,
      'write { <variant id>: … }; an id is letters, digits and -, with one _ for a component’s variant',
    )
    .nullish(),
};

export const renderingListSchema: z.ZodType<RawRendering[] | null> = z
  .array(
    z.strictObject(renderingShape, 'write a rendering as { component: Name, … }'),
    'write a list of renderings, each after a dash',
  )
  .nullable();

export const renderingKeys: readonly string[] = Object.keys(renderingShape);
