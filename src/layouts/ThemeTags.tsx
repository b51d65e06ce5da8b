import type { Theme } from '@/themes/theme';

/** Applies the visitor's choice of light or dark before the first paint, so the browser waits for it. */
const COLOR_SCHEME = new URL('./color-scheme.js', import.meta.url);

type ThemeTagsProps = { theme: Theme; direction: 'ltr' | 'rtl' };

/** The parts of the document's head that come from the theme: styles, fonts, icons and colors of the browser. */
export function ThemeTags({ theme: { css, fonts, toolbar, icon, touchIcon }, direction }: ThemeTagsProps) {
  const loaded = fonts.filter((font) => (font.direction ?? direction) === direction);
  return (
    <>
      <meta name="theme-color" content={toolbar.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={toolbar.dark} media="(prefers-color-scheme: dark)" />
      {loaded.map(({ href }) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `npm run themes` wrote it */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script src={COLOR_SCHEME.pathname} />
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="apple-touch-icon" href={touchIcon} />
    </>
  );
}
