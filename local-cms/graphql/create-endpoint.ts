import { GraphQLError } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';

import type { Log } from '../model/content-store.ts';
import { limitQuery, tooLarge } from './limit-query.ts';

/** What a client reads of an error that it may see. */
export type PublicError = { message: string; extensions: Record<string, unknown> };

type Resolvers<Context> = NonNullable<Parameters<typeof createSchema<Context>>[0]['resolvers']>;

type ErrorParts = {
  log: Log;
  /** Returns null for an error whose details no client may see. */
  findPublicError(error: Error): PublicError | null;
};

type EndpointParts<Context> = ErrorParts & { typeDefs: string | string[]; resolvers: Resolvers<Context> };

/** The parser is recursive. A resolver is not meant, because its errors have a path. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Maximum call stack size exceeded';

const addLimits: Plugin = { onValidate: ({ addValidationRule }) => addValidationRule(limitQuery) };

/** Shows query errors and known errors to the client. Logs any other failure and hides its details. */
function toPublicError(error: unknown, { log, findPublicError }: ErrorParts): Error {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const place = error instanceof GraphQLError ? { path: error.path, nodes: error.nodes } : {};
  const found = original instanceof Error ? findPublicError(original) : null;
  if (found) return new GraphQLError(found.message, { ...place, extensions: found.extensions });
  if (!('path' in place && place.path) && isTooDeep(original)) return tooLarge();
  if (error instanceof GraphQLError && (!original || original instanceof GraphQLError)) return error;
  log.error(
    `failure: ${original instanceof Error ? (original.stack ?? original.message) : String(original)}`,
  );
  return new GraphQLError('The local CMS failed. See its log.', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}

/** Creates a GraphQL endpoint that limits the size of queries. */
export function createEndpoint<Context extends Record<string, unknown>>(
  parts: EndpointParts<Context>,
): (request: Request, context: Context) => Promise<Response> {
  const { typeDefs, resolvers } = parts;
  const yoga = createYoga<Context>({
    schema: createSchema<Context>({ typeDefs, resolvers }),
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    batching: false,
    plugins: [addLimits],
    maskedErrors: { maskError: (error) => toPublicError(error, parts) },
  });
  return async (request, context) => yoga.fetch(request, context);
}
