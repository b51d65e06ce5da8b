import type { Site } from '../model/site-model.ts';
import { AuthoringError } from './authoring-error.ts';

export function checkLanguage({ settings }: Site, language: string): string {
  if (settings.languages.includes(language)) return language;
  const known = settings.languages.join(', ');
  throw new AuthoringError(
    `"${language.slice(0, 40)}" is not a language of ${settings.name}. There are: ${known}.`,
  );
}
