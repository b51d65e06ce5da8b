import { useEffect } from 'react';

type DocumentTitleProps = { title: string; language: string };

/** The document came with both; after a client-side navigation they are those of the page that is shown. */
export function DocumentTitle({ title, language }: DocumentTitleProps) {
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
  return null;
}
