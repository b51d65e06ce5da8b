import { GraphQLError } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import type { RequestContext } from '../resolvers/item-view.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { ContentError } from '../store/content-error.ts';
import type { Log } from '../store/content-store.ts';
import { limitQuery } from './limit-query.ts';

const addLimits: Plugin = { onValidate: ({ addValidationRule }) => addValidationRule(limitQuery) };

/** Content that is wrong is the author's to see in full; a fault of the server is not. */
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
  log.error(`fault: ${original instanceof Error ? (original.stack ?? original.message) : String(original)}`);
  return new GraphQLError('The local CMS failed; its log says why.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}

export type GraphQLHandler = (request: Request, context: RequestContext) => Promise<Response>;

/** Answers GraphQL requests; `typeDefs` is the text of schema.graphql. */
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
