import type { Rendering, Route } from '@/cms/layout-schema';
import { isRecord } from '@/lib/json-kinds';
import { mapPlaceholders } from '@/rendering/map-placeholders';
import { walkRenderings } from '@/rendering/walk-renderings';
import type { PagePropsStep } from '../../types';
import { createPageIds } from './page-ids';
import { toShownHtml } from './to-shown-html';

type Change = (text: string) => string;

/**
 * Makes rich text safe and addressable, once on the server. While editing, too: what was written stands in the
 * metadata of the field, which the page editor reads.
 */
export const richText: PagePropsStep = (page) => {
  const { context, route } = page.layout.sitecore;
  if (!route) return page;
  const ids = createPageIds(route, collectTexts(route));
  const newTabHint = page.dictionary['opens-in-new-tab'] ?? '';
  const shown = changeTexts(route, (text) => toShownHtml(text, { ids, newTabHint }));
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

/** In whatever the CMS nests them: a field's text is called `value`. */
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
