import { z } from 'zod';
import { ContentError } from '../content-error.ts';
import { checkSource, type SourceFile } from '../source-file.ts';
import { fileTypeNames } from './file-types.ts';

const common = {
  // The name becomes a part of element ids and file names, in which these characters are safe.
  name: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'use lower-case letters, digits and - in a field’s name'),
  label: z.string().min(1),
  hint: z.string().optional(),
  required: z.boolean('write true or false').default(false),
};

const length = z.number().int().positive().max(20_000);

const lineField = {
  ...common,
  autocomplete: z
    .string()
    .regex(/^[a-z0-9 -]+$/, 'write an autocomplete value of HTML, for example: given-name')
    .optional(),
  minLength: length.optional(),
};

const fieldSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...lineField, type: z.literal('text'), maxLength: length.default(200) }),
    z.strictObject({ ...lineField, type: z.literal('email'), maxLength: length.default(254) }),
    z.strictObject({ ...lineField, type: z.literal('tel'), maxLength: length.default(40) }),
    z.strictObject({ ...lineField, type: z.literal('textarea'), maxLength: length.default(5000) }),
    z.strictObject({ ...common, type: z.literal('select'), options: z.array(z.string().min(1)).nonempty() }),
    z.strictObject({ ...common, type: z.literal('checkbox') }),
    z.strictObject({
      ...common,
      type: z.literal('file'),
      accept: z.array(z.enum(fileTypeNames, `write some of: ${fileTypeNames.join(', ')}`)).nonempty(),
      maxMegabytes: z.number().positive().max(20).default(5),
    }),
  ],
  'the type of a field is text, email, tel, textarea, select, checkbox or file',
);

const formSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'write a language, for example en or da-DK'),
  title: z.string().min(1),
  submit: z.string().min(1),
  thanks: z.string().min(1),
  steps: z
    .array(z.strictObject({ title: z.string().optional(), fields: z.array(fieldSchema).nonempty() }))
    .nonempty(),
});

export type FormField = z.output<typeof fieldSchema>;
export type LineField = Extract<FormField, { maxLength: number }>;
export type FileField = Extract<FormField, { type: 'file' }>;

/** A form of a content file. Editors write its `id` into the param `FormId` of a rendering. */
export type FormFile = z.output<typeof formSchema> & { id: string; file: string };

export const isLineField = (field: FormField): field is LineField => 'maxLength' in field;

export const listFields = ({ steps }: Pick<FormFile, 'steps'>): FormField[] =>
  steps.flatMap(({ fields }) => fields);

export function toFormFile(source: SourceFile, id: string): FormFile {
  const form = checkSource(source, formSchema, Object.keys(formSchema.shape));
  const seen = new Set<string>();
  const problems = form.steps.flatMap(({ fields }, step) =>
    fields.flatMap(({ name }, index) => {
      const isDuplicate = seen.has(name);
      seen.add(name);
      const line = source.lineAt(['steps', step, 'fields', index]);
      return isDuplicate ? [{ file: source.file, line, message: `another field is named "${name}"` }] : [];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return { ...form, id, file: source.file };
}
