import { GraphQLScalarType } from 'graphql';
import { ContentError } from '../content/content-error.ts';
import type { Log } from '../model/content-store.ts';
import { createEndpoint, type PublicError } from './create-endpoint.ts';
import { item, itemResolvers } from './resolvers/item.ts';
import { itemFieldResolvers } from './resolvers/item-field.ts';
import type { RequestContext } from './resolvers/item-view.ts';
import { layout } from './resolvers/layout.ts';
import { search } from './resolvers/search.ts';
import { siteInfoResolvers } from './resolvers/site-info.ts';

const createScalar = (name: string) => new GraphQLScalarType({ name, serialize: (value) => value });

const resolvers = {
  JSON: createScalar('JSON'),
  Long: createScalar('Long'),
  Any: createScalar('Any'),
  Query: { layout, item, search, site: () => ({}) },
  ...itemResolvers,
  ...itemFieldResolvers,
  ...siteInfoResolvers,
};

export const findContentError = (error: Error): PublicError | null =>
  error instanceof ContentError
    ? { message: error.message, extensions: { code: 'CONTENT_ERROR', problems: error.problems } }
    : null;

export type GraphQLHandler = (request: Request, context: RequestContext) => Promise<Response>;

export const createGraphQL = (typeDefs: string, log: Log): GraphQLHandler =>
  createEndpoint<RequestContext>({ typeDefs, resolvers, log, findPublicError: findContentError });
