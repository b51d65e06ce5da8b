import type { Theme } from '@/themes/theme';
import { toAssetUrl } from './to-asset-url';

type Parts = { siteName: string; language: string; theme: Pick<Theme, 'toolbar' | 'icon' | 'touchIcon'> };

/** Returns the web manifest of a site (w3.org/TR/appmanifest). The site opens in the browser, not as an app. */
export const renderManifest = ({ siteName, language, theme: { toolbar, icon, touchIcon } }: Parts): string =>
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
      { src: toAssetUrl(touchIcon), type: 'image/png', sizes: '180x180' },
    ],
  });
