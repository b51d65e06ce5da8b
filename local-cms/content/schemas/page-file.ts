import { z } from 'zod';
import { toUnknownNameText } from '../close-name.ts';
import { checkSource, rememberRead, type SourceFile } from '../source-file.ts';
import { findId } from '../stable-id.ts';
import { type Checker, checkFields, createChecker } from './check-fields.ts';
import { dateSchema } from './field-schemas.ts';
import type { FieldSet } from './field-value.ts';
import { renderingKeys, renderingListSchema } from './raw-rendering.ts';
import { createKeys, type Rendering, toRenderings } from './renderings.ts';
import type { Template, Templates } from './templates.ts';

export const rootPlaceholders = ['headless-header', 'headless-main', 'headless-footer'] as const;

const head = {
  id: z
    .string()
    .refine((id) => findId(id) !== null, 'write a GUID')
    .transform(findId)
    .optional(),
  name: z
    .string()
    .regex(/^[^/\\]{1,100}$/, 'a name has no slash')
    .optional(),
};

const placeholdersSchema = z
  .partialRecord(
    z.enum(rootPlaceholders, `write one of: ${rootPlaceholders.join(', ')}`),
    renderingListSchema,
    'write { headless-main: [ … ] }',
  )
  .nullish();

const pageSchema = z.strictObject({
  ...head,
  template: z.string('write the page’s template, for example: template: Page'),
  fields: z.unknown().optional(),
  navigation: z.boolean('write true or false').default(true),
  order: z.number('write a number').default(1000),
  design: z.string().default('default'),
  publishAt: dateSchema.optional(),
  placeholders: placeholdersSchema,
});

const designSchema = z.strictObject({ ...head, placeholders: placeholdersSchema });

const sharedSchema = z.strictObject({
  ...head,
  template: z.string('write the item’s template, for example: template: Promo'),
  fields: z.unknown().optional(),
});

export type Placeholders = ReadonlyMap<string, readonly Rendering[]>;

export type ItemFile = {
  file: string;
  id: string | null;
  name: string | null;
  template: Template | null;
  fields: FieldSet;
  /** Null for shared items and recorded pages. */
  placeholders: Placeholders | null;
};

export type PageFile = ItemFile & {
  navigation: boolean;
  order: number;
  design: { name: string; line: number };
  /** When the CMS publishes this draft, in ISO 8601; null if a person does. */
  publishAt: string | null;
  placeholders: Placeholders;
};

const toHead = ({ file }: SourceFile, { id, name }: { id?: string | null; name?: string }) => ({
  file,
  id: id ?? null,
  name: name ?? null,
});

const toKeys = (schema: z.ZodObject): string[] => [
  ...Object.keys(schema.shape),
  ...renderingKeys,
  ...rootPlaceholders,
];

function getTemplate(checker: Checker, name: string): Template {
  const template = checker.templates.get(name);
  if (template) return template;
  checker.report(['template'], toUnknownNameText('template', name, [...checker.templates.keys()]));
  checker.finish();
  return { id: '', name, fields: [] };
}

function toPlaceholders(checker: Checker, placeholders: z.output<typeof placeholdersSchema>): Placeholders {
  const keys = createKeys();
  return new Map(
    Object.entries(placeholders ?? {}).map(([name, list]) => [
      name,
      toRenderings(checker, ['placeholders', name], list, keys),
    ]),
  );
}

export const toPageFile = rememberRead((source: SourceFile, templates: Templates): PageFile => {
  const data = checkSource(source, pageSchema, toKeys(pageSchema));
  const checker = createChecker(source, templates);
  const template = getTemplate(checker, data.template);
  const fields = checkFields(checker, ['fields'], data.fields, template);
  const placeholders = toPlaceholders(checker, data.placeholders);
  if (data.publishAt !== undefined && !/\.draft\.ya?ml$/.test(source.file))
    checker.report(['publishAt'], 'only a draft can have a time, for example in en.draft.yml');
  checker.finish();
  const publishAt = data.publishAt ?? null;
  const design = { name: data.design, line: source.lineAt(['design']) };
  return { ...data, ...toHead(source, data), template, fields, design, publishAt, placeholders };
});

export const toDesignFile = rememberRead((source: SourceFile, templates: Templates): ItemFile => {
  const data = checkSource(source, designSchema, toKeys(designSchema));
  const checker = createChecker(source, templates);
  const placeholders = toPlaceholders(checker, data.placeholders);
  checker.finish();
  const places = { data: source.data, paths: new Map() };
  const fields: FieldSet = { file: source.file, values: new Map(), places };
  return { ...toHead(source, data), template: null, fields, placeholders };
});

export const toSharedFile = rememberRead((source: SourceFile, templates: Templates): ItemFile => {
  const data = checkSource(source, sharedSchema, toKeys(sharedSchema));
  const checker = createChecker(source, templates);
  const template = getTemplate(checker, data.template);
  const fields = checkFields(checker, ['fields'], data.fields, template);
  checker.finish();
  return { ...toHead(source, data), template, fields, placeholders: null };
});
