import type { LayoutContext } from './layout-context.ts';

const EXTERNAL_COMPONENT = /^(FEaaS|BYOC)(Wrapper|Component)$/;

/**
 * Adds the URL of this server to the params of FEaaS and external components, because content files do not know its
 * port. It is the default component host, and it completes `data/<name>.json` URLs in the data settings.
 */
export function toExternalParams(
  { publicUrl, site }: LayoutContext,
  component: string,
  params: Readonly<Record<string, string>>,
): Record<string, string> {
  if (!EXTERNAL_COMPONENT.test(component)) return { ...params };
  const { ComponentHostName = new URL(publicUrl).host, ComponentDataOverride, ...others } = params;
  return {
    ...others,
    ...(others.LibraryId && { ComponentHostName }),
    ...(ComponentDataOverride && {
      ComponentDataOverride: ComponentDataOverride.replaceAll(
        '"url":"data/',
        `"url":"${publicUrl}/v1/files/data/${site.settings.name}/`,
      ),
    }),
  };
}
