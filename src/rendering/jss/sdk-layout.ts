import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { PageData } from '../context/page-data';
import { toSdkRendering } from './sdk-rendering';

/** Returns the page as the CMS's layout service describes it (spec §3). `isEditing` adds what only editors see. */
export function toSdkLayout(
  { layout, siteName, language, path }: Pick<PageData, 'layout' | 'siteName' | 'language' | 'path'>,
  isEditing: boolean,
): LayoutServiceData {
  const { context, route } = layout.sitecore;
  const sitecore = {
    context: {
      language,
      site: { name: siteName },
      itemPath: path,
      ...context,
    },
    route: route && { name: '', ...toSdkRendering(route, isEditing) },
  };
  // The SDK's enums are the strings of the JSON.
  return { sitecore } as LayoutServiceData;
}
