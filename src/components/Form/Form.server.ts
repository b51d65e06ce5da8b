import { type FormSource, findFormId } from '@/features/forms/form-source';
import type { ComponentLoader } from '@/rendering/component/component-server';
import { warnOnce } from '@/rendering/component/warn-once';
import { getIn, toMarkup } from '@/rendering/fields/field-values';
import { toPlainText } from '@/rendering/markup/to-plain-text';
import type { PhraseKey } from '@/texts/phrases/en';

export const phrases: readonly PhraseKey[] = [
  'form-loading',
  'form-problem',
  'form-retry',
  'form-needs-script',
  'form-own-page',
];

/** Returns `null` and logs the reason if the form has no valid id or the site has no context id. */
export const load: ComponentLoader<FormSource | null> = async ({ params, fields }, context) => {
  const { edge, siteName, language, path } = context;
  const page = `${siteName} ${language} ${path}`;
  const id = JSON.stringify(params?.FormId ?? null);
  if (!findFormId(params?.FormId)) warnOnce(`A form on the page ${page} is not shown: its FormId is ${id}.`);
  else if (!edge.contextId)
    warnOnce(`The form ${id} on the page ${page} is not shown: there is no context id.`);
  else {
    const alternativeText = toPlainText(toMarkup(getIn(fields, 'Alternative')));
    return { edgeUrl: edge.url, contextId: edge.contextId, alternativeText };
  }
  return null;
};
