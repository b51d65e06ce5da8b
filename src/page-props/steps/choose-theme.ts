import { warnOnce } from '@/rendering/component/warn-once';
import { getText } from '@/rendering/fields/field-values';
import type { PagePropsStep } from '../types';

/** Chooses the theme: that of the page's field `Theme`, or else that of the site. */
export const chooseTheme: PagePropsStep = (page, { themeNames }) => {
  const { site, layout, key, head } = page;
  const ofPage = getText(layout.sitecore.route?.fields, 'Theme', 'value').trim();
  const name = ofPage || site.theme;
  if (name === undefined) return page;
  if (!themeNames.includes(name)) {
    warnOnce(
      `The page /${key.path.join('/')} of ${site.name} names the theme '${name}'. There are: ${themeNames.join(', ')}.`,
    );
    return page;
  }
  return { ...page, head: { ...head, theme: name } };
};
