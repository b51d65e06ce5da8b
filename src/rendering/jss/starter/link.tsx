import NextLink from 'next/dist/client/link';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type ComponentProps, useContext } from 'react';
import { toPublicUrl } from '../jss-urls';

// biome-ignore lint/performance/noBarrelFile: it has the exports of next/link
export * from 'next/dist/client/link';

/**
 * Stands in for next/link, whose paths get the language of the page or of `locale` in the starter. Next does this only
 * with its own i18n, which has one list of languages for all sites.
 */
export default function Link({ locale, href, as, ...props }: ComponentProps<typeof NextLink>) {
  const router = useContext(RouterContext);
  const isPublic = !router || locale === false;
  const url = as ?? href;
  return <NextLink {...props} href={isPublic ? url : toPublicUrl(url, router, locale)} locale={false} />;
}
