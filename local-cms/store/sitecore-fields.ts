import { createStableId } from './stable-id.ts';
import type { FieldType } from './templates.ts';

/** What Sitecore calls the types of fields. */
export const sitecoreTypes: Record<FieldType, string> = {
  text: 'Single-Line Text',
  'multiline text': 'Multi-Line Text',
  'rich text': 'Rich Text',
  image: 'Image',
  link: 'General Link',
  links: 'Multilist',
  file: 'File',
  date: 'Datetime',
  number: 'Number',
  checkbox: 'Checkbox',
  item: 'Droptree',
  items: 'Treelist',
};

/** The id of a field's definition in its template. */
export const toFieldId = (templateId: string, name: string): string =>
  createStableId(templateId, 'field', name);
