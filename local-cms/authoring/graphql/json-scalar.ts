import { GraphQLError, GraphQLScalarType } from 'graphql';

/** A page has a few levels. Deeper data would overflow the stack of everything that walks through it. */
const MAX_LEVELS = 100;

/**
 * Returns why no change can have this value. JSON may have the key `__proto__`, which is lost or does harm in objects, and
 * half of a character (a lone surrogate), which no file and no address can have.
 */
export function findFault(value: unknown, level = 0): string | null {
  if (typeof value === 'string' && !value.isWellFormed())
    return 'The text has an incomplete character (a lone surrogate).';
  if (typeof value !== 'object' || value === null) return null;
  if (level === MAX_LEVELS) return `The request has more than ${MAX_LEVELS} levels.`;
  if (Object.hasOwn(value, '__proto__')) return 'The name __proto__ cannot be used.';
  for (const [name, part] of Object.entries(value)) {
    const fault = findFault(name, level + 1) ?? findFault(part, level + 1);
    if (fault) return fault;
  }
  return null;
}

/** Any data. `parseValue` also gets what is written in a query instead of in a variable. */
export const jsonScalar = new GraphQLScalarType({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => {
    const fault = findFault(value);
    if (fault) throw new GraphQLError(fault, { extensions: { code: 'BAD_USER_INPUT' } });
    return value;
  },
});
