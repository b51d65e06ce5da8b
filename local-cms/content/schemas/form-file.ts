import { z } from 'zod';
import { ContentError } from '../content-error.ts';
import { checkSource, type SourceFile } from '../source-file.ts';
import { type FormField, fieldSchema } from './form-fields.ts';

const formSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'write a language, for example en or da-DK'),
  title: z.string().min(1),
  /** Text between the title and the fields. */
  intro: z.string().min(1).optional(),
  submit: z.string().min(1),
  /** Whether visitors see all their answers, and can change them, before they send the form. */
  review: z.boolean('write true or false').default(false),
  thanksTitle: z.string().min(1).optional(),
  /** What happens next. Paragraphs are separated by an empty line; `{reference}` is the submission's reference. */
  thanks: z.string().min(1),
  steps: z
    .array(z.strictObject({ title: z.string().optional(), fields: z.array(fieldSchema).nonempty() }))
    .nonempty(),
});

/** A form of a content file. Editors write its `id` into the param `FormId` of a rendering. */
export type FormFile = z.output<typeof formSchema> & { id: string; file: string };

export const listFields = ({ steps }: Pick<FormFile, 'steps'>): FormField[] =>
  steps.flatMap(({ fields }) => fields);

export function toFormFile(source: SourceFile, id: string): FormFile {
  const form = checkSource(source, formSchema, Object.keys(formSchema.shape));
  const { file } = source;
  const names = listFields(form).map(({ name }) => name);
  const seen = new Set<string>();
  const problems = form.steps.flatMap(({ fields }, step) =>
    fields.flatMap((field, index) => {
      const line = source.lineAt(['steps', step, 'fields', index]);
      const found = listFieldProblems(field, { names, seen, hasReview: form.review });
      seen.add(field.name);
      return found.map((message) => ({ file, line, message }));
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return { ...form, id, file };
}

type Surroundings = { names: readonly string[]; seen: ReadonlySet<string>; hasReview: boolean };

function listFieldProblems(field: FormField, { names, seen, hasReview }: Surroundings): string[] {
  const { name, requiredIf } = field;
  const problems: string[] = [];
  if (seen.has(name)) problems.push(`another field is named "${name}"`);
  if (requiredIf !== undefined && (requiredIf === name || !names.includes(requiredIf)))
    problems.push(`requiredIf: there is no other field named "${requiredIf}"`);
  // Without JavaScript, a page with the answers cannot keep a file.
  if (hasReview && field.type === 'file') problems.push('a form with `review: true` can have no file');
  return problems;
}
