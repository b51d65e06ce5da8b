import type { z } from 'zod';
import { type CmsClient, type CmsRequestOptions, type CmsVariables, toOperationName } from './cms-client';
import { CmsError } from './cms-error';

const MAX_ISSUES = 3;

/** Rejects with a CmsError that names the first mismatches with the schema. */
export async function requestChecked<Data>(
  cms: CmsClient,
  query: string,
  schema: z.ZodType<Data>,
  variables: CmsVariables,
  options?: CmsRequestOptions,
): Promise<Data> {
  const parsed = schema.safeParse(await cms.request(query, variables, options));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, MAX_ISSUES);
  const places = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const reason = `the response does not have the expected shape: ${places.join('; ')}`;
  throw new CmsError({ kind: 'invalid-response', reason }, { operation: toOperationName(query) });
}
