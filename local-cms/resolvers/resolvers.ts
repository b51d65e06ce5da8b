import { GraphQLScalarType } from 'graphql';

import { findRendered, itemResolvers } from './item.ts';
import { itemFieldResolvers } from './item-field.ts';
import { findItem, findOtherVersion, findPage, findSite, type RequestContext } from './item-view.ts';
import { search } from './search.ts';
import { siteInfoResolvers } from './site-info.ts';

type LayoutArguments = { site: string; routePath: string; language: string };

function layout(_: unknown, { site: name, routePath, language }: LayoutArguments, context: RequestContext) {
  const site = findSite(context, name);
  const item = site && findPage(site, routePath, language);
  // A page that cannot be rendered is an error, even when the query asks only for its id: never a 404.
  if (item) findRendered(item, context);
  return { item };
}

type ItemArguments = { path?: string | null; language: string; version?: string | null };

/** "latest" and 0 are Sitecore's words for the newest version. */
const isNewest = (version: string | null | undefined): boolean =>
  !version || ['0', 'latest'].includes(version.toLowerCase());

function item(_: unknown, { path, language, version }: ItemArguments, context: RequestContext) {
  const found = path ? findItem(context, path, language) : null;
  if (!found || isNewest(version)) return found;
  if (!/^\d{1,9}$/.test(version ?? '')) return null;
  const number = Number(version);
  return number === (found.version?.number ?? 1) ? found : findOtherVersion(context, found, number);
}

const passOn = (name: string) => new GraphQLScalarType({ name, serialize: (value) => value });

export const resolvers = {
  JSON: passOn('JSON'),
  Long: passOn('Long'),
  Any: passOn('Any'),
  Query: { layout, item, search, site: () => ({}) },
  ...itemResolvers,
  ...itemFieldResolvers,
  ...siteInfoResolvers,
};
