import type { ComponentLoader } from '@/rendering/component/component-server';
import { listMainPlaceholders } from '@/rendering/layout/main-placeholders';
import type { PhraseKey } from '@/texts/phrases/en';
import { countMinutes } from './count-minutes';
import { listTexts } from './list-texts';

export const phrases: readonly PhraseKey[] = ['reading-time'];

export const routeFields = ['Title', 'Description', 'Published', 'Author', 'Topic', 'Image', 'Caption'];

/** Returns how long it takes to read the page. */
export const load: ComponentLoader<{ minutes: number }> = async (_rendering, { layout, language }) => {
  const { route } = layout.sitecore;
  const main =
    (route && listMainPlaceholders(route).flatMap((name) => route.placeholders?.[name] ?? [])) ?? [];
  return { minutes: countMinutes(listTexts(route?.fields, main), language) };
};
