import type { Rendering, Route } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { mapPlaceholders, walkRenderings } from '@/rendering/layout/walk-renderings';
import { mapRoute } from '../../server-page';
import type { PagePropsStep } from '../../types';
import { createPageIds } from './page-ids';
import { toPageHtml } from './to-page-html';

type Change = (text: string) => string;

/** Runs in edit mode too, because the page editor reads the original text from the field's metadata. */
export const processRichText: PagePropsStep = (page) =>
  mapRoute(page, (route) => {
    const ids = createPageIds(route, collectTexts(route));
    const { dictionary, foreignPhrases } = page;
    const newTabHint = dictionary['opens-in-new-tab'] ?? '';
    const hintLanguage = foreignPhrases?.keys.includes('opens-in-new-tab')
      ? foreignPhrases.language
      : undefined;
    return changeTexts(route, (text) => toPageHtml(text, { ids, newTabHint, hintLanguage }));
  });

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

/** Changes each text that is called `value`, at any depth, because this is the name of the text in a field. */
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
