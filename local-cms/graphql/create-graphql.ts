import { GraphQLError, GraphQLScalarType } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { ContentError } from '../content/content-error.ts';
import type { Log } from '../model/content-store.ts';
import { limitQuery } from './limit-query.ts';
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

const addLimits: Plugin = { onValidate: ({ addValidationRule }) => addValidationRule(limitQuery) };

/** Shows content errors and query errors to the client. Logs any other failure and hides its details. */
function toPublicError(error: unknown, log: Log): Error {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const place = error instanceof GraphQLError ? { path: error.path, nodes: error.nodes } : {};
  if (original instanceof ContentError) {
    return new GraphQLError(original.message, {
      ...place,
      extensions: { code: 'CONTENT_ERROR', problems: original.problems },
    });
  }
  if (error instanceof GraphQLError && (!original || original instanceof GraphQLError)) return error;
  log.error(
    `failure: ${original instanceof Error ? (original.stack ?? original.message) : String(original)}`,
  );
  return new GraphQLError('The local CMS failed. See its log.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}

export type GraphQLHandler = (request: Request, context: RequestContext) => Promise<Response>;

export function createGraphQL(typeDefs: string, log: Log): GraphQLHandler {
  const yoga = createYoga<RequestContext>({
    schema: createSchema<RequestContext>({ typeDefs, resolvers }),
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    batching: false,
    plugins: [addLimits],
    maskedErrors: { maskError: (error) => toPublicError(error, log) },
  });
  return async (request, context) => yoga.fetch(request, context);
}
