import { RenderingRoot } from '@/rendering/component/RenderingRoot';
import type { NoFields, RenderingProps } from '@/rendering/component/types';
import { usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';

/** Both buttons are in the markup, and the style sheet shows one: src/layouts/color-scheme.js. */
const BUTTONS = [
  { scheme: 'light', path: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z' },
  {
    scheme: 'dark',
    path: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5',
  },
] as const;

/** A toggle button that says whether the colors are dark. Not shown without JavaScript. */
export function Default({ params }: RenderingProps<NoFields>) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  return (
    <RenderingRoot name="theme-switch" params={params}>
      {BUTTONS.map(({ scheme, path }) => (
        <button
          key={scheme}
          type="button"
          className={`theme-switch-button theme-switch-in-${scheme}`}
          data-color-scheme=""
          aria-pressed={scheme === 'dark'}
          aria-label={phrase('colors-dark')}
          lang={phraseLanguage('colors-dark')}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      ))}
    </RenderingRoot>
  );
}
