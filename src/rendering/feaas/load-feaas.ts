import type { ComponentLoader } from '../component-server';
import { loadOverrideData } from '../external-hosts/load-override-data';
import { toFieldData } from '../field-data';
import { bindTemplate } from './bind-template';
import { toFeaasSource } from './feaas-source';
import { fetchTemplate } from './fetch-template';

/** `null`: there is nothing to show, because the rendering names no whole component or nothing outside is asked. */
export const loadFeaas: ComponentLoader<{ html: string } | null> = async ({ params, fields }, context) => {
  const source = toFeaasSource(params, context.layout.sitecore.context.pageState);
  if (!source || context.isDisconnected) return null;
  const [template, data] = await Promise.all([
    fetchTemplate(source, context),
    loadOverrideData(params?.ComponentDataOverride, context),
  ]);
  return { html: bindTemplate(template, { _: toFieldData(fields), ...data }) };
};
