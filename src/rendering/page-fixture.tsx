import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ComponentMap, ComponentVariants } from './component-map';
import { PageProvider } from './PageProvider';
import { Placeholder } from './Placeholder';
import type { Page } from './page';
import type { Rendering } from './types';

/** A page for tests, with what the test needs and sensible values for the rest. */
export function createPage(
  renderings: readonly Rendering[] = [],
  { context = {}, fields = {}, ...rest }: Partial<Page> & { context?: object; fields?: object } = {},
): Page {
  return {
    siteName: 'main',
    language: 'en',
    defaultLanguage: 'en',
    languages: ['en', 'da'],
    path: '/',
    layout: {
      sitecore: {
        context: { pageEditing: false, language: 'en', ...context },
        route: { name: 'home', fields: { ...fields }, placeholders: { 'headless-main': [...renderings] } },
      },
    },
    dictionary: {},
    componentData: {},
    publicUrl: 'https://site.test',
    ...rest,
  };
}

/** The page's main part, as the layouts show it. */
export function MainOf({ page, map }: { page: Page; map: ComponentMap }) {
  const { route } = page.layout.sitecore;
  return (
    <PageProvider page={page} componentMap={map}>
      {route && <Placeholder name="headless-main" rendering={route} />}
    </PageProvider>
  );
}

/** Shows one component as it stands on a page. */
export function showComponent(
  componentName: string,
  variants: ComponentVariants,
  rendering: Omit<Rendering, 'componentName'>,
  page: Parameters<typeof createPage>[1] = {},
) {
  const whole = { uid: 'uid-1', dataSource: 'a-datasource', ...rendering, componentName };
  return render(<MainOf page={createPage([whole], page)} map={{ [componentName]: variants }} />);
}

/** The HTML of a page as the server writes it. */
export function renderOnServer(page: Page, map: ComponentMap): string {
  return renderToString(<MainOf page={page} map={map} />);
}
