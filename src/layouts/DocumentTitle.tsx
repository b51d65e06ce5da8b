import { useEffect } from 'react';

type DocumentTitleProps = { title: string; language: string };

/** Updates title and language after a client-side navigation. The document itself comes with both. */
export function DocumentTitle({ title, language }: DocumentTitleProps) {
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
  return null;
}
