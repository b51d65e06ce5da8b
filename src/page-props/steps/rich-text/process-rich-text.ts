import type { Rendering, Route } from '@/cms/schemas/layout-schema';
import { isRecord } from '@/platform/json/json-types';
import { walkRenderings } from '@/rendering/layout/walk-renderings';
import { changeRenderings, mapRoute } from '../../server-page';
import type { PagePropsStep } from '../../types';
import { createPageIds } from './page-ids';
import { toPageHtml } from './to-page-html';

type Change = (text: string) => string;

/** Runs in edit mode too, because the page editor reads the original text from the field's metadata. */
export const processRichText: PagePropsStep = (page) => {
  const { route } = page.layout.sitecore;
  if (!route) return page;
  const { dictionary, foreignPhrases } = page;
  const ids = createPageIds(route, collectTexts(route));
  const newTabHint = dictionary['opens-in-new-tab'] ?? '';
  const hintLanguage = foreignPhrases?.keys.includes('opens-in-new-tab')
    ? foreignPhrases.language
    : undefined;
  const toHtml: Change = (text) => toPageHtml(text, { ids, newTabHint, hintLanguage });
  const changeTexts = <Part extends Route | Rendering>(part: Part): Part => ({
    ...part,
    fields: changeFields(part.fields, toHtml),
  });
  return changeRenderings(mapRoute(page, changeTexts), changeTexts);
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
