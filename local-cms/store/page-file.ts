import { z } from 'zod';

import { type Checker, checkFields, createChecker } from './check-fields.ts';
import { toUnknownNameText } from './close-name.ts';
import type { FieldSet } from './field-value.ts';
import { createKeys, type Rendering, toRenderings } from './renderings.ts';
import { checkSource, type SourceFile } from './source-file.ts';
import { findId } from './stable-id.ts';
import type { Template, Templates } from './templates.ts';
import { renderingKeys, renderingListSchema } from './written-rendering.ts';

export const rootPlaceholders = ['headless-header', 'headless-main', 'headless-footer'] as const;

const head = {
  id: z
    .string()
    .refine((id) => findId(id) !== null, 'write a GUID')
    .transform((id) => findId(id))
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
  placeholders: placeholdersSchema,
});

const designSchema = z.strictObject({ ...head, placeholders: placeholdersSchema });

const sharedSchema = z.strictObject({
  ...head,
  template: z.string('write the item’s template, for example: template: Promo'),
  fields: z.unknown().optional(),
});

/** What every file that is an item has. */
export type ItemFile = {
  file: string;
  id: string | null;
  name: string | null;
  template: Template | null;
  fields: FieldSet;
};

export type PageFile = ItemFile & {
  navigation: boolean;
  order: number;
  design: { name: string; line: number };
  placeholders: Placeholders;
};

export type Placeholders = ReadonlyMap<string, readonly Rendering[]>;

export type DesignFile = ItemFile & { placeholders: Placeholders };

const keys = (schema: z.ZodObject): string[] => [
  ...Object.keys(schema.shape),
  ...renderingKeys,
  ...rootPlaceholders,
];

function readTemplate(checker: Checker, name: string): Template {
  const template = checker.templates.get(name);
  if (template) return template;
  checker.report(['template'], toUnknownNameText('template', name, [...checker.templates.keys()]));
  checker.finish();
  return { id: '', name, fields: [] };
}

const emptyFields = (file: string): FieldSet => ({ file, values: new Map() });

function toPlaceholders(checker: Checker, written: z.output<typeof placeholdersSchema>): Placeholders {
  const keys = createKeys();
  return new Map(
    Object.entries(written ?? {}).map(([name, list]) => [
      name,
      toRenderings(checker, ['placeholders', name], list, keys),
    ]),
  );
}

export function toPageFile(source: SourceFile, templates: Templates): PageFile {
  const data = checkSource(source, pageSchema, keys(pageSchema));
  const checker = createChecker(source, templates);
  const template = readTemplate(checker, data.template);
  const fields = checkFields(checker, ['fields'], data.fields, template);
  const placeholders = toPlaceholders(checker, data.placeholders);
  checker.finish();
  return {
    file: source.file,
    id: data.id ?? null,
    name: data.name ?? null,
    template,
    fields,
    navigation: data.navigation,
    order: data.order,
    design: { name: data.design, line: source.lineAt(['design']) },
    placeholders,
  };
}

export function toDesignFile(source: SourceFile, templates: Templates): DesignFile {
  const data = checkSource(source, designSchema, keys(designSchema));
  const checker = createChecker(source, templates);
  const placeholders = toPlaceholders(checker, data.placeholders);
  checker.finish();
  const { file } = source;
  return {
    file,
    id: data.id ?? null,
    name: data.name ?? null,
    template: null,
    fields: emptyFields(file),
    placeholders,
  };
}

export function toSharedFile(source: SourceFile, templates: Templates): ItemFile {
  const data = checkSource(source, sharedSchema, keys(sharedSchema));
  const checker = createChecker(source, templates);
  const template = readTemplate(checker, data.template);
  const fields = checkFields(checker, ['fields'], data.fields, template);
  checker.finish();
  return { file: source.file, id: data.id ?? null, name: data.name ?? null, template, fields };
}
