import type { ComponentLoader } from '@/rendering/component-server';
import { type FormSource, findFormId } from '@/rendering/form/form-source';
import { warnOnce } from '@/rendering/warn-once';

export const phrases = ['form-problem', 'form-retry', 'form-needs-script', 'form-own-page'];

/** Tells the browser where forms are; only pages that hold one carry it. Nothing when there is no form to show. */
export const load: ComponentLoader<FormSource | undefined> = async ({ params }, context) => {
  const { edge, siteName, language, path } = context;
  const page = `${siteName} ${language} ${path}`;
  const id = JSON.stringify(params?.FormId ?? null);
  if (!findFormId(params?.FormId)) warnOnce(`A form on the page ${page} is not shown: its FormId is ${id}.`);
  else if (!edge.contextId)
    warnOnce(`The form ${id} on the page ${page} is not shown: there is no context id.`);
  else return { edgeUrl: edge.url, contextId: edge.contextId };
};
