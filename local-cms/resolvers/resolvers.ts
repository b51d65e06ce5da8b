import { GraphQLScalarType } from 'graphql';

import { findRendered, itemResolvers } from './item.ts';
import { itemFieldResolvers } from './item-field.ts';
import { findItem, findPage, findSite, type RequestContext } from './item-view.ts';
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

/** There is one version of everything; "latest" and 0 are Sitecore's words for it. */
const isVersion = (version: string | null | undefined): boolean =>
  !version || ['1', '0', 'latest'].includes(version.toLowerCase());

const item = (_: unknown, { path, language, version }: ItemArguments, context: RequestContext) =>
  path && isVersion(version) ? findItem(context, path, language) : null;

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
