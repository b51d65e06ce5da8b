import type { Rendering } from '@/rendering/component/types';
import { getIn, toMarkup } from '@/rendering/fields/field-values';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { toPlainText } from '@/rendering/markup/to-plain-text';

/** The fields that hold the running text of a page and of the components on it. */
const PAGE_FIELDS = ['Description', 'Content'];
const COMPONENT_FIELDS = ['Text', 'Content'];

/** Lists the running texts of a page without markup. Lists of other pages do not count. */
export function listTexts(pageFields: unknown, main: readonly Rendering[]): string[] {
  const own = PAGE_FIELDS.map((name) => getIn(pageFields, name));
  const others = [...walkRenderings({ main })].flatMap(({ fields }) =>
    COMPONENT_FIELDS.map((name) => getIn(fields, name)),
  );
  return [...own, ...others].map((field) => toPlainText(toMarkup(field)));
}
