import { useEffect } from 'react';
import { reloadForTheme } from './reload-for-theme';

type DocumentTitleProps = { title: string; language: string; theme?: string };

/** Updates title, language and theme after a client-side navigation. The document itself comes with them. */
export function DocumentTitle({ title, language, theme }: DocumentTitleProps) {
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
  useEffect(() => reloadForTheme(theme), [theme]);
  return null;
}
