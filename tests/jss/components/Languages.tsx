import React from 'react';
import Link from 'next/link';
import { useRouter } from 'next/router';

export const Default = (): JSX.Element => {
  const router = useRouter();
  const { locale, locales, defaultLocale, asPath, query, pathname } = router;
  return (
    <div className="component languages">
      <pre>{JSON.stringify([locale, locales, defaultLocale, asPath, query, pathname])}</pre>
      {locales?.map((language) => (
        <Link key={language} href={asPath} locale={language}>
          To {language}
        </Link>
      ))}
      {locales?.map((language) => (
        <button key={language} type="button" onClick={() => router.push(asPath, asPath, { locale: language })}>
          Switch to {language}
        </button>
      ))}
    </div>
  );
};
