import { z } from 'zod';

import { toUnknownNameText } from '../close-name.ts';
import { ContentError, type Problem } from '../content-error.ts';
import { checkSource, type Path, rememberRead, type SourceFile } from '../source-file.ts';
import { createStableId } from '../stable-id.ts';

/** The field types of templates.yml, each with its name in Sitecore and its type in schema.graphql. */
export const fieldTypes = {
  text: { sitecore: 'Single-Line Text', graphql: 'TextField' },
  'multiline text': { sitecore: 'Multi-Line Text', graphql: 'TextField' },
  'rich text': { sitecore: 'Rich Text', graphql: 'RichTextField' },
  image: { sitecore: 'Image', graphql: 'ImageField' },
  link: { sitecore: 'General Link', graphql: 'LinkField' },
  links: { sitecore: 'Multilist', graphql: 'TextField' },
  file: { sitecore: 'File', graphql: 'FileField' },
  date: { sitecore: 'Datetime', graphql: 'DateField' },
  number: { sitecore: 'Number', graphql: 'NumberField' },
  checkbox: { sitecore: 'Checkbox', graphql: 'CheckboxField' },
  item: { sitecore: 'Droptree', graphql: 'LookupField' },
  items: { sitecore: 'Treelist', graphql: 'MultilistField' },
};

export type FieldType = keyof typeof fieldTypes;

export type FieldDefinition = {
  name: string;
  type: FieldType;
  /** The template of the field's inline items: `Card` for the type `items of Card`. */
  itemTemplate: string | null;
  /** Whether a page that shows the field can be published only with a value. */
  isRequired: boolean;
  /** What editors read below the field's name; empty if it explains itself. */
  hint: string;
};

export type Template = { id: string; name: string; fields: readonly FieldDefinition[] };

export type Templates = ReadonlyMap<string, Template>;

/** The local CMS computes the content of these components. They need no entry in templates.yml. */
const builtIn: Record<string, Record<string, WrittenField>> = {
  Title: {},
  PageContent: {},
  Navigation: {},
  LinkList: { Title: { type: 'text' }, Links: { type: 'links' } },
};

const toField = (name: string, type: FieldType): FieldDefinition => ({
  name,
  type,
  itemTemplate: null,
  isRequired: false,
  hint: '',
});

// The SDK's dictionary search contains this id and that of `dictionaryEntryTemplate` (SDK facts §1.1).
export const siteTemplate: Template = {
  id: '061cba15-5474-4b91-8a06-17903b102b82',
  name: 'Headless Site',
  fields: [],
};
export const dictionaryEntryTemplate: Template = {
  id: '6d1cd897-1936-4a3a-a511-289a94c2a7b1',
  name: 'Dictionary entry',
  fields: [toField('Key', 'text'), toField('Phrase', 'text')],
};
/** The template of rendering items. The field `componentName` is the name of the React component. */
export const renderingTemplate: Template = {
  id: '04646a89-996f-4ee7-878a-ffdbf1f0ef0d',
  name: 'Json Rendering',
  fields: [toField('componentName', 'text')],
};
/** In a list of links, each link is an item with this template, as in XM Cloud. */
export const linkTemplate: Template = {
  id: createStableId('template', 'Link of a list'),
  name: 'Link',
  fields: [toField('Link', 'link')],
};
export const folderTemplate: Template = {
  id: 'a87a00b1-e6db-45ab-8b54-636fec3b5523',
  name: 'Folder',
  fields: [],
};

export const toFieldId = (templateId: string, name: string): string =>
  createStableId(templateId, 'field', name);

const isFieldType = (text: string): text is FieldType => Object.hasOwn(fieldTypes, text);

function findFieldType(written: string): Pick<FieldDefinition, 'type' | 'itemTemplate'> | null {
  if (isFieldType(written)) return { type: written, itemTemplate: null };
  const [, type, itemTemplate] = /^(items?) of (\S+)$/.exec(written) ?? [];
  return type && isFieldType(type) && itemTemplate ? { type, itemTemplate } : null;
}

const fieldSchema = z.strictObject(
  {
    type: z.string('write the field’s type, for example: text'),
    required: z.boolean('write true or false').optional(),
    hint: z
      .string('write the hint as text')
      .trim()
      .max(200, 'write a hint of at most 200 letters')
      .optional(),
  },
  'write the field’s type, for example: text, or { type: text, required: true, hint: … }',
);

type WrittenField = z.output<typeof fieldSchema>;

const schema = z.record(
  z.string().regex(/^[A-Za-z]\w*$/, 'use letters and digits in a template’s name'),
  z
    .record(
      z.string(),
      z.preprocess((written) => (typeof written === 'string' ? { type: written } : written), fieldSchema),
      'write { Field: type }, or {} for none',
    )
    .nullable(),
);

function readTemplates(source: SourceFile | null): Templates {
  const data = source ? checkSource(source, schema, Object.keys(fieldSchema.shape)) : {};
  const problems: Problem[] = [];
  const report = (path: Path, message: string) =>
    source && problems.push({ file: source.file, line: source.lineAt(path), message });
  const toFields = (template: string, fields: Record<string, WrittenField> | null): FieldDefinition[] =>
    Object.entries(fields ?? {}).flatMap(([name, { type, required = false, hint = '' }]) => {
      const found = findFieldType(type);
      const { itemTemplate } = found ?? {};
      if (!found) report([template, name], toUnknownNameText('field type', type, Object.keys(fieldTypes)));
      if (itemTemplate && !Object.hasOwn(data, itemTemplate))
        report([template, name], toUnknownNameText('template', itemTemplate, Object.keys(data)));
      if (required && found?.type === 'checkbox')
        report([template, name, 'required'], `${name}: a checkbox is on or off, and cannot be required`);
      return found ? [{ name, ...found, isRequired: required, hint }] : [];
    });
  const templates = Object.entries({ ...builtIn, ...data }).map(
    ([name, fields]) =>
      [name, { id: createStableId('template', name), name, fields: toFields(name, fields) }] as const,
  );
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(templates);
}

const readFile = rememberRead(readTemplates);
const withoutFile = readTemplates(null);

/** Checks templates.yml. `source` is null if the file does not exist. */
export const toTemplates = (source: SourceFile | null): Templates =>
  source ? readFile(source) : withoutFile;
