import type { FieldSet, FieldValue } from '../../content/schemas/field-value.ts';
import type { ItemNode } from '../../model/site-model.ts';
import { toWords } from '../../platform/to-words.ts';

/** Sitecore's names that say how something is made instead of what it is. */
const COMPONENTS: Readonly<Record<string, string>> = {
  ColumnSplitter: 'Columns',
  RowSplitter: 'Rows',
};

/** What people call a component. */
export const toComponentName = (component: string): string => COMPONENTS[component] ?? toWords(component);

/** “Hero – Four steps from an idea”: what people call a component, with its title if it has one. */
export const toComponentLabel = (component: string, title: string): string =>
  title ? `${toComponentName(component)} – ${title}` : toComponentName(component);

const MAX_LENGTH = 60;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the start of a text without markup. */
export function toExcerpt(html: string): string {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH - 1).trimEnd()}…` : plain;
}

function toText(field: FieldValue | undefined): string {
  switch (field?.type) {
    case 'text':
    case 'multiline text':
      return toExcerpt(field.value);
    case 'rich text':
      return toExcerpt(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/is.exec(field.value)?.[1] || field.value);
    case 'image':
      return toExcerpt(field.value?.alt ?? '');
    case 'link':
      return field.value?.attributes.text ?? '';
    default:
      return '';
  }
}

/** Returns the words by which people recognize content: its title, or else its first text. */
export function toTitle({ values }: FieldSet): string {
  const fields = [...values.values()];
  return [values.get('Title'), ...fields].map(toText).find((text) => text !== '') ?? '';
}

/** Returns the title of a page in the language, or in any language. */
export function toPageTitle(node: ItemNode, language: string): string {
  const version = node.versions.get(language) ?? [...node.versions.values()][0];
  return (version && toTitle(version.fields)) || node.name;
}
