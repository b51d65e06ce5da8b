import { GraphQLError } from 'graphql';

import { formatId } from '../store/stable-id.ts';

/** The id in the format that the query asks for. */
export function toIdText(id: string, format: string): string {
  const text = formatId(id, format);
  if (text !== null) return text;
  throw new GraphQLError(`"format" must be N, D, B or P, not ${format.slice(0, 20)}`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
