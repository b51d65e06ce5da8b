import { I18nProvider } from 'next-localization';
import type { ReactElement } from 'react';
import { usePageData } from '../context/page-data';
import type { RenderingComponent } from '../placeholder/component-map';

/** Gives a component the phrases of the site, which it reads with `useI18n` of next-localization. */
export function withPhrases(Component: RenderingComponent): RenderingComponent {
  return (props) => (
    <Phrases>
      <Component {...props} />
    </Phrases>
  );
}

function Phrases({ children }: { children: ReactElement }) {
  const { language, dictionary } = usePageData();
  return (
    <I18nProvider lngDict={dictionary} locale={language}>
      {children}
    </I18nProvider>
  );
}
