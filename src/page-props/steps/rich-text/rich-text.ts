import type { Rendering, Route } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { mapPlaceholders, walkRenderings } from '@/rendering/layout/walk-renderings';
import type { PagePropsStep } from '../../types';
import { createPageIds } from './page-ids';
import { toPageHtml } from './to-page-html';

type Change = (text: string) => string;

/**
 * Sanitizes rich text and marks its headings and links, once on the server. In edit mode too: the page editor reads the
 * original text from the field's metadata.
 */
export const richText: PagePropsStep = (page) => {
  const { context, route } = page.layout.sitecore;
  if (!route) return page;
  const ids = createPageIds(route, collectTexts(route));
  const newTabHint = page.dictionary['opens-in-new-tab'] ?? '';
  const shown = changeTexts(route, (text) => toPageHtml(text, { ids, newTabHint }));
  return { ...page, layout: { sitecore: { context, route: shown } } };
};

function collectTexts({ fields, placeholders }: Route): string[] {
  const texts: string[] = [];
  for (const part of [fields, ...[...walkRenderings(placeholders)].map((rendering) => rendering.fields)]) {
    changeFields(part, (text) => {
      texts.push(text);
      return text;
    });
  }
  return texts;
}

function changeTexts<Holder extends Route | Rendering>(holder: Holder, change: Change): Holder {
  const { fields, placeholders } = holder;
  return {
    ...holder,
    fields: changeFields(fields, change),
    placeholders: mapPlaceholders(placeholders, (rendering) => changeTexts(rendering, change)),
  };
}

/** A field's text is called `value`, at any depth. */
function changeFields(fields: unknown, change: Change): unknown {
  if (Array.isArray(fields)) return fields.map((part) => changeFields(part, change));
  if (!isRecord(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [
      name,
      name === 'value' && typeof part === 'string' ? change(part) : changeFields(part, change),
    ]),
  );
}
