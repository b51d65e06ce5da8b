import type { LayoutContext } from './layout-context.ts';

const EXTERNAL_COMPONENT = /^(FEaaS|BYOC)(Wrapper|Component)$/;

/** Adds the URL of the local CMS, which content files cannot contain, because the port can change. */
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
