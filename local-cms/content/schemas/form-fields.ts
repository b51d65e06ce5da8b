import { z } from 'zod';
import { fileTypeNames } from './file-types.ts';

const name = z
  .string()
  // The name becomes a part of element ids and file names, in which these characters are safe.
  .regex(/^[a-z][a-z0-9-]{0,40}$/, 'use lower-case letters, digits and - in a field’s name');

const common = {
  name,
  label: z.string().min(1),
  hint: z.string().optional(),
  required: z.boolean('write true or false').default(false),
  /** The name of another field. When that field has an answer, this field needs one too. */
  requiredIf: name.optional(),
};

const answer = {
  ...common,
  /** Whether a query parameter of the page with this field's name may fill in the field. */
  prefill: z.boolean('write true or false').default(false),
};

const length = z.number().int().positive().max(20_000);

const lineField = {
  ...answer,
  autocomplete: z
    .string()
    .regex(/^[a-z0-9 -]+$/, 'write an autocomplete value of HTML, for example: given-name')
    .optional(),
  minLength: length.optional(),
};

const options = z.array(z.string().min(1)).nonempty();

const day = z
  .union([z.iso.date('write a date, for example 2026-05-01, or today'), z.literal('today')])
  .optional();

export const fieldSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...lineField, type: z.literal('text'), maxLength: length.default(200) }),
    z.strictObject({ ...lineField, type: z.literal('email'), maxLength: length.default(254) }),
    z.strictObject({ ...lineField, type: z.literal('tel'), maxLength: length.default(40) }),
    z.strictObject({ ...lineField, type: z.literal('textarea'), maxLength: length.default(5000) }),
    z.strictObject({
      ...answer,
      type: z.literal('number'),
      min: z.number().default(0),
      max: z.number().default(1_000_000),
      integer: z.boolean('write true or false').default(true),
    }),
    z.strictObject({
      ...answer,
      type: z.literal('date'),
      autocomplete: lineField.autocomplete,
      min: day,
      max: day,
    }),
    z.strictObject({ ...answer, type: z.literal('select'), options }),
    z.strictObject({ ...answer, type: z.literal('radio'), options }),
    z.strictObject({ ...common, type: z.literal('checkbox') }),
    z.strictObject({
      ...common,
      type: z.literal('file'),
      accept: z.array(z.enum(fileTypeNames, `write some of: ${fileTypeNames.join(', ')}`)).nonempty(),
      maxMegabytes: z.number().positive().max(20).default(5),
    }),
  ],
  'the type of a field is text, email, tel, textarea, number, date, select, radio, checkbox or file',
);

export type FormField = z.output<typeof fieldSchema>;
export type LineField = Extract<FormField, { maxLength: number }>;
export type NumberField = Extract<FormField, { type: 'number' }>;
export type DateField = Extract<FormField, { type: 'date' }>;
export type FileField = Extract<FormField, { type: 'file' }>;

export const isLineField = (field: FormField): field is LineField => 'maxLength' in field;
