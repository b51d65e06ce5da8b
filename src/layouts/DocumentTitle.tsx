import { useEffect } from 'react';
import { toDirection } from '@/texts/to-direction';
import { reloadForTheme } from './reload-for-theme';

type DocumentTitleProps = { title: string; language: string; theme?: string };

/** Updates title, language, direction and theme after a client-side navigation. The document itself comes with them. */
export function DocumentTitle({ title, language, theme }: DocumentTitleProps) {
  useEffect(() => {
    document.title = title;
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = toDirection(language);
  }, [title, language]);
  useEffect(() => reloadForTheme(theme), [theme]);
  return null;
}
