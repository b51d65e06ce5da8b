import type { Theme } from '@/themes/theme';
import { toAssetUrl } from './to-asset-url';

type Parts = { siteName: string; language: string; theme: Pick<Theme, 'toolbar' | 'icon' | 'appIcons'> };

/** Returns the web manifest of a site (w3.org/TR/appmanifest). The site opens in the browser, not as an app. */
export const renderManifest = ({ siteName, language, theme: { toolbar, icon, appIcons } }: Parts): string =>
  JSON.stringify({
    name: siteName,
    short_name: siteName,
    lang: language,
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: toolbar.light,
    background_color: toolbar.light,
    icons: [
      { src: toAssetUrl(icon), type: 'image/svg+xml', sizes: 'any' },
      ...appIcons.map(({ src, size }) => ({
        src: toAssetUrl(src),
        type: 'image/png',
        sizes: `${size}x${size}`,
      })),
    ],
  });
