import { z } from 'zod';

import { toUnknownNameText } from './close-name.ts';
import { ContentError, type Problem } from './content-error.ts';
import { checkSource, type SourceFile } from './source-file.ts';
import { createStableId } from './stable-id.ts';

const fieldTypes = [
  'text',
  'multiline text',
  'rich text',
  'image',
  'link',
  'links',
  'file',
  'date',
  'number',
  'checkbox',
  'item',
  'items',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** `itemTemplate` is the template of items that are written in place: `items of Card`. */
export type FieldDefinition = { name: string; type: FieldType; itemTemplate: string | null };

export type Template = { id: string; name: string; fields: readonly FieldDefinition[] };

export type Templates = ReadonlyMap<string, Template>;

/** Components whose content the CMS makes; they exist without a word in templates.yml. */
const builtIn: Record<string, Record<string, string>> = {
  Title: {},
  PageContent: {},
  Navigation: {},
  LinkList: { Title: 'text', Links: 'links' },
};

// The template ids that the SDK's dictionary search asks for (SDK facts §1.1).
export const siteTemplate: Template = {
  id: '061cba15-5474-4b91-8a06-17903b102b82',
  name: 'Headless Site',
  fields: [],
};
export const dictionaryEntryTemplate: Template = {
  id: '6d1cd897-1936-4a3a-a511-289a94c2a7b1',
  name: 'Dictionary entry',
  fields: [
    { name: 'Key', type: 'text', itemTemplate: null },
    { name: 'Phrase', type: 'text', itemTemplate: null },
  ],
};
/** What a rendering is an item of; `componentName` is the name that the site's component must have. */
export const renderingTemplate: Template = {
  id: '04646a89-996f-4ee7-878a-ffdbf1f0ef0d',
  name: 'Json Rendering',
  fields: [{ name: 'componentName', type: 'text', itemTemplate: null }],
};
/** Of the items that a list of links is made of, as in XM Cloud. */
export const linkTemplate: Template = {
  id: createStableId('template', 'Link of a list'),
  name: 'Link',
  fields: [{ name: 'Link', type: 'link', itemTemplate: null }],
};
export const folderTemplate: Template = {
  id: 'a87a00b1-e6db-45ab-8b54-636fec3b5523',
  name: 'Folder',
  fields: [],
};

const isFieldType = (text: string): text is FieldType => fieldTypes.some((type) => type === text);

/** The type in `items of Card`, `item of Person`, `rich text`; null when it is none. */
function findFieldType(written: string): Omit<FieldDefinition, 'name'> | null {
  if (isFieldType(written)) return { type: written, itemTemplate: null };
  const [, type, itemTemplate] = /^(items?) of (\S+)$/.exec(written) ?? [];
  return type && isFieldType(type) && itemTemplate ? { type, itemTemplate } : null;
}

const schema = z.record(
  z.string().regex(/^[A-Za-z]\w*$/, 'a template’s name is letters and digits'),
  z
    .record(
      z.string(),
      z.string('write the field’s type, for example: text'),
      'write { Field: type }, or {} for none',
    )
    .nullable(),
);

const toFields = (fields: Record<string, string> | null): FieldDefinition[] =>
  Object.entries(fields ?? {}).flatMap(([name, written]) => {
    const type = findFieldType(written);
    return type ? [{ name, ...type }] : [];
  });

function findProblems(source: SourceFile, data: z.output<typeof schema>): Problem[] {
  const problems: Problem[] = [];
  for (const [template, fields] of Object.entries(data)) {
    for (const [name, written] of Object.entries(fields ?? {})) {
      const type = findFieldType(written);
      const at = { file: source.file, line: source.lineAt([template, name]) };
      if (!type) {
        problems.push({ ...at, message: toUnknownNameText('field type', written, fieldTypes) });
      } else if (type.itemTemplate && !Object.hasOwn(data, type.itemTemplate)) {
        problems.push({
          ...at,
          message: toUnknownNameText('template', type.itemTemplate, Object.keys(data)),
        });
      }
    }
  }
  return problems;
}

/** templates.yml: which fields each template and component has. `null` when there is no such file. */
export function toTemplates(source: SourceFile | null): Templates {
  const data = source ? checkSource(source, schema) : {};
  const problems = source ? findProblems(source, data) : [];
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(
    Object.entries({ ...builtIn, ...data }).map(([name, fields]) => [
      name,
      { id: createStableId('template', name), name, fields: toFields(fields) },
    ]),
  );
}
