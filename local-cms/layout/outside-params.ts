import type { LayoutContext } from './layout-context.ts';

type Params = Readonly<Record<string, string>>;

const OUTSIDE = /^(FEaaS|BYOC)(Wrapper|Component)$/;

/**
 * Where components from outside are, written out: content cannot know which port this server has. A FEaaS component
 * without a host is one of this server's own, and a data setting's `url: data/<name>.json` one of the site's files.
 */
export function toOutsideParams(
  { publicUrl, site }: LayoutContext,
  component: string,
  params: Params,
): Record<string, string> {
  if (!OUTSIDE.test(component)) return { ...params };
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
